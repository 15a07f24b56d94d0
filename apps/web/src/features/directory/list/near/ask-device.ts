/** How long a device may look for itself, and how old a position may be that it knows. */
const LOOKUP = { timeout: 15_000, maximumAge: 5 * 60_000 } as const

/** Asks the device where it is, once; null where it refuses or does not know. */
export const requestDevicePosition = (): Promise<GeolocationPosition | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null)
      return
    }
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), LOOKUP)
  })
