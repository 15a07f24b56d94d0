import { ALERT_FILTERS } from './filters.ts'
import type { AlertList, FilteredList } from './lists.ts'

/** The filters that a phrase of their own names, before the others in brackets. */
const PHRASED = ['country', 'province', 'town', 'search']

const NOUNS: Readonly<Record<AlertList, readonly [one: string, many: string]>> = {
  businesses: ['business', 'businesses'],
  news: ['article', 'articles'],
  events: ['event', 'events'],
  tenders: ['tender', 'tenders'],
  jobs: ['job', 'jobs'],
  resources: ['resource', 'resources'],
}

/** What an alert is about, within a sentence: `tenders in Fiji about road works (Government Tenders)`. */
export function describeAlert({ list, filters }: FilteredList, count?: number): string {
  const query = new URLSearchParams(filters)
  const known = ALERT_FILTERS[list]
  const getLabels = (name: string) => query.getAll(name).map((value) => known[name]?.label(value) ?? value)
  const places = ['town', 'province', 'country'].flatMap(getLabels)
  const [search] = getLabels('search')
  const others = Object.keys(known)
    .filter((name) => !PHRASED.includes(name))
    .flatMap(getLabels)
  return [
    NOUNS[list][count === 1 ? 0 : 1],
    ...(places.length > 0 ? [`in ${places.join(', ')}`] : []),
    ...(search === undefined ? [] : [`about ${search}`]),
    ...(others.length > 0 ? [`(${[...new Set(others)].join(', ')})`] : []),
  ].join(' ')
}
