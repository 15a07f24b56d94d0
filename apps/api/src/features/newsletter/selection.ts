import type { CountryCode } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { NewsletterIssue } from '#mail/templates/newsletter-issue.ts'
import type { Entry } from './issue.repository.ts'

/** How far ahead events begin and tenders close that an issue tells about. */
export const AHEAD = 14 * DAY

/** What an issue is made from, for all countries. */
export interface Material {
  /** When the issue before this one was made; milliseconds. */
  readonly since: number
  readonly articles: readonly Entry[]
  readonly events: readonly Entry[]
  readonly tenders: readonly Entry[]
}

const MOST_ARTICLES = 8
const MOST_DATES = 5

type Selection = Pick<NewsletterIssue, 'articles' | 'moreArticles' | 'events' | 'tenders'>

/** What somebody's email tells: their country's own and the whole region's; null where nothing is new. */
export function selectionFor(country: CountryCode | null, material: Material): Selection | null {
  const { since } = material
  const concerns = ({ countries }: Entry) => concernsCountry(countries, country)
  const articles = material.articles.filter(concerns)
  const events = material.events.filter(concerns)
  const tenders = material.tenders.filter(concerns)
  const isNews =
    articles.length > 0 ||
    events.some((event) => isNewDate(event, event.startsAt, since)) ||
    tenders.some((tender) => isNewDate(tender, tender.endsAt, since))
  if (!isNews) return null
  return {
    articles: articles.slice(0, MOST_ARTICLES).map(storyOf),
    moreArticles: Math.max(0, articles.length - MOST_ARTICLES),
    events: events.slice(0, MOST_DATES).map((event) => dateOf(event, event.startsAt)),
    tenders: tenders.slice(0, MOST_DATES).map((tender) => dateOf(tender, tender.endsAt)),
  }
}

function concernsCountry(countries: string, country: CountryCode | null): boolean {
  const named = JSON.parse(countries) as readonly CountryCode[]
  return country === null || named.length === 0 || named.includes(country)
}

/** Whether the issue before could not have told about it: it was not out yet, or too far ahead. */
const isNewDate = ({ publishedAt }: Entry, at: number | null, since: number): boolean =>
  publishedAt > since || (at ?? 0) > since + AHEAD

const storyOf = ({ slug, title, summary, isSample }: Entry) => ({
  slug,
  title,
  summary,
  isSample: isSample === 1,
})

const dateOf = (entry: Entry, at: number | null) => ({
  ...storyOf(entry),
  at: at ?? 0,
  timeZone: entry.timeZone ?? 'UTC',
})
