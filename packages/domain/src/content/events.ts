import { EVENT_SECTIONS, EVENT_TYPES, type EventType, type EventTypeSlug } from '@portal/reference-data'
import { timeOf, type Moment } from '../shared/moment.ts'
import { slugify } from '../shared/slug.ts'

type KnownEventType = EventType & { readonly slug: EventTypeSlug }

/** The event type of a name or slug, in any case; null when there is none. */
export const eventTypeFromText = (text: string): KnownEventType | null =>
  EVENT_TYPES.find(({ name, slug }) => [slug, slugify(name)].includes(slugify(text))) ?? null

/** The event type that `/events/{slug}` lists; null when the slug is not one of the menu's. */
export const eventSection = (slug: string): KnownEventType | null =>
  EVENT_SECTIONS.some((section) => section === slug) ? eventTypeFromText(slug) : null

/** Whether an event has ended. */
export const isPast = (event: { readonly endsAt: Moment }, now: Moment): boolean =>
  timeOf(event.endsAt) <= timeOf(now)
