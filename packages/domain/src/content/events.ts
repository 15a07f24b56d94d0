import { EVENT_SECTIONS, EVENT_TYPES, type EventType, type EventTypeSlug } from '@portal/reference-data'
import { HOUR, toEpochMs, type Instant } from '../shared/instant.ts'
import { slugify } from '../shared/slug.ts'

type KnownEventType = EventType & { readonly slug: EventTypeSlug }

/** Finds an event type by name or slug, in any case; null for an unknown one. */
export const parseEventType = (text: string): KnownEventType | null =>
  EVENT_TYPES.find(({ name, slug }) => [slug, slugify(name)].includes(slugify(text))) ?? null

/** The event type that `/events/{slug}` lists; null when the slug is not in the menu. */
export const eventSection = (slug: string): KnownEventType | null =>
  EVENT_SECTIONS.some((section) => section === slug) ? parseEventType(slug) : null

/** Whether an event has ended. */
export const isPast = (event: { readonly endsAt: Instant }, now: Instant): boolean =>
  toEpochMs(event.endsAt) <= toEpochMs(now)

/** How long a place is held until it has to be confirmed, in milliseconds. */
export const HOLD_DURATION = 2 * HOUR

/** Whether an event has a place left: `taken` counts places that are registered or held; a capacity of null is no limit. */
export const hasFreePlaces = (capacity: number | null, taken: number): boolean =>
  capacity === null || taken < capacity
