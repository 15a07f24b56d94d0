import { useEffect, useSyncExternalStore } from 'react'
import { usePerson } from '#features/account/person.api.ts'
import type { Person } from '#shared/drafts/draft-store.ts'
import { createSharedItem } from '#shared/drafts/shared-item.ts'
import { parseRecord } from '#shared/drafts/stored-record.ts'
import { useNow } from '#shared/page/page-context.ts'
import { OWN_PLACES_KEY } from './has-own-places.ts'

/** A place at an event that was registered or confirmed on this device. */
export interface OwnPlace {
  slug: string
  reference: string
  /** The account that registered it; null if nobody was signed in. */
  owner: Person
  /**
   * When this device forgets the place, in epoch milliseconds: at the end of the event, but at the end of the hold while
   * it is unconfirmed here, since it may be confirmed on another device or lost.
   */
  until: number
  /** The email's code for giving the place back; null until it is confirmed on this device. */
  token: string | null
}

const NONE: readonly OwnPlace[] = []

function parsePlace(stored: unknown): OwnPlace[] {
  const record = parseRecord(stored)
  if (!record) return []
  const { slug, reference, owner, until, token } = record
  if (typeof slug !== 'string' || typeof reference !== 'string' || typeof until !== 'number') return []
  const toTextOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
  return [{ slug, reference, until, owner: toTextOrNull(owner), token: toTextOrNull(token) }]
}

const item = createSharedItem<readonly OwnPlace[]>({
  key: OWN_PLACES_KEY,
  blank: NONE,
  parse: (stored) => (Array.isArray(stored) ? stored.flatMap(parsePlace) : null),
})

const write = (places: readonly OwnPlace[]): boolean => item.write(places.length === 0 ? NONE : places)

/** The places at events that this device knows of, at most one per event: a later one replaces it. */
export const ownPlaces = {
  add(place: OwnPlace, now: number): void {
    const others = item.read().filter(({ slug, until }) => slug !== place.slug && until > now)
    write([place, ...others])
  },
  /** Stores a confirmed place with its code; a place registered on this device keeps its owner. */
  confirm(place: Omit<OwnPlace, 'token'> & { token: string }, now: number): void {
    const known = item.read().find(({ reference }) => reference === place.reference)
    ownPlaces.add({ ...place, owner: known ? known.owner : place.owner }, now)
  },
  /** Removes ended places and their codes, since others may use the device. */
  removeEnded(now: number): void {
    const places = item.read()
    const current = places.filter(({ until }) => until > now)
    if (current.length < places.length) write(current)
  },
  /** Removes a place that was given back. */
  remove({ slug, reference }: Pick<OwnPlace, 'slug' | 'reference'>): void {
    write(item.read().filter((place) => place.slug !== slug || place.reference !== reference))
  },
}

/** The current person's places, as far as this device knows; none on the server and during hydration. */
function useOwnPlaces(): readonly OwnPlace[] {
  const person = usePerson()
  const now = useNow()
  const places = useSyncExternalStore(item.subscribe, item.read, () => NONE)
  useEffect(() => ownPlaces.removeEnded(now), [now])
  return places.filter(({ owner, until }) => until > now && (owner === null || owner === person))
}

export const useOwnPlace = (slug: string): OwnPlace | null =>
  useOwnPlaces().find((place) => place.slug === slug) ?? null
