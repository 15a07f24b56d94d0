import { EVENT_SECTIONS, EVENT_TYPES, type EventType, type EventTypeSlug } from '@portal/reference-data'
import { HOUR, toEpochMs, type Instant } from '../shared/instant.ts'
import { slugify } from '../shared/slug.ts'

type KnownEventType = EventType & { readonly slug: EventTypeSlug }

/** Finds an event type by name or slug, in any case; null for an unknown one. */
export const parseEventType = (text: string): KnownEventType | null =>
  EVENT_TYPES.find(({ name, slug }) => [slug, slugify(name)].includes(slugify(text))) ?? null

/** The event type that `/events/{slug}` lists; null when the slug is not in the menu. */
export const findEventSection = (slug: string): KnownEventType | null =>
  EVENT_SECTIONS.some((section) => section === slug) ? parseEventType(slug) : null

/** Whether an event has ended. */
export const isPast = (event: { readonly endsAt: Instant }, now: Instant): boolean =>
  toEpochMs(event.endsAt) <= toEpochMs(now)

/** How long a place is reserved before it must be confirmed, in milliseconds. */
export const HOLD_DURATION_MS = 2 * HOUR

/** Whether an event has a free place: `taken` counts registered and reserved places; a capacity of null is no limit. */
export const hasFreePlaces = (capacity: number | null, taken: number): boolean =>
  capacity === null || taken < capacity
