import { useHydrated } from '#shared/page/useHydrated.ts'

/** Where this device keeps the places at events that it knows of. */
export const OWN_PLACES_KEY = 'event-places'

function hasOwnPlaces(): boolean {
  try {
    return localStorage.getItem(OWN_PLACES_KEY) !== null
  } catch {
    return false
  }
}

/** Whether this device knows of a place at any event: only then lists load what shows it. */
export const useHasOwnPlaces = (): boolean => useHydrated() && hasOwnPlaces()
