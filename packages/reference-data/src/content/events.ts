/** A kind of event. */
export interface EventType {
  readonly name: string
  readonly slug: string
}

/** The eight event types; `/events/{slug}` lists the first four each. */
export const EVENT_TYPES = [
  { name: 'Trade Shows & Expos', slug: 'trade-shows' },
  { name: 'Workshops & Training', slug: 'workshops' },
  { name: 'Webinars', slug: 'webinars' },
  { name: 'Investment Forums', slug: 'investment-forums' },
  { name: 'Networking Events', slug: 'networking-events' },
  { name: 'Conferences', slug: 'conferences' },
  { name: 'Product Launches', slug: 'product-launches' },
  { name: 'Industry Meetups', slug: 'industry-meetups' },
] as const satisfies readonly EventType[]

/** The name of one of the eight event types. */
export type EventTypeName = (typeof EVENT_TYPES)[number]['name']

/** The slug of one of the eight event types. */
export type EventTypeSlug = (typeof EVENT_TYPES)[number]['slug']

/** A tab of the events page; a `type` of null means every type. */
export interface EventTab {
  readonly name: string
  readonly slug: string
  readonly type: EventTypeSlug | null
}

/** The four tabs of the events page, in order. */
export const EVENT_TABS = [
  { name: 'Upcoming', slug: 'upcoming', type: null },
  { name: 'Trade Shows', slug: 'trade-shows', type: 'trade-shows' },
  { name: 'Workshops', slug: 'workshops', type: 'workshops' },
  { name: 'Webinars', slug: 'webinars', type: 'webinars' },
] as const satisfies readonly EventTab[]

/** The event types with their own page at `/events/{slug}`, in menu order. */
export const EVENT_SECTIONS = [
  'trade-shows',
  'workshops',
  'webinars',
  'investment-forums',
] as const satisfies readonly EventTypeSlug[]
