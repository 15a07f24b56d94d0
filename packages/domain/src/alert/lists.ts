/** The lists that a person can be alerted about. */
export const ALERT_LISTS = ['businesses', 'news', 'events', 'tenders', 'jobs', 'resources'] as const
export type AlertList = (typeof ALERT_LISTS)[number]

/** How often an alert is sent, at most. */
export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

/** How many alerts an address may have. */
export const MAX_ALERTS = 20

const PATHS: Readonly<Record<AlertList, string>> = {
  businesses: '/directory',
  news: '/news',
  events: '/events',
  tenders: '/tenders',
  jobs: '/jobs',
  resources: '/resources',
}

/** A list of the site with filters. */
export interface FilteredList {
  readonly list: AlertList
  /** The filters as a query string: `country=fj&search=boats`; empty for all. */
  readonly filters: string
}

/** The list's address on the site, with its filters. */
export const getAlertListPath = ({ list, filters }: FilteredList): string =>
  filters === '' ? PATHS[list] : `${PATHS[list]}?${filters}`
