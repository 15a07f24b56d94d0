/** The lookup's timeout, and the maximum age of a cached position. */
const LOOKUP = { timeout: 15_000, maximumAge: 5 * 60_000 } as const

/** Requests the device's position once; null if refused or unknown. */
export const requestDevicePosition = (): Promise<GeolocationPosition | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null)
      return
    }
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), LOOKUP)
  })
