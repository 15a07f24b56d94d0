import type { CountryCode } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { NewsletterIssue } from '#mail/templates/newsletter-issue.ts'
import type { PeriodItem } from '#features/content/periods/periods.service.ts'

/** How far ahead an issue announces events and closing tenders. */
export const LOOK_AHEAD = 14 * DAY

/** The items of an issue, for all countries. */
export interface IssueMaterial {
  /** When the previous issue was made; milliseconds. */
  readonly since: number
  readonly articles: readonly PeriodItem[]
  readonly events: readonly PeriodItem[]
  /** Published since the previous issue, whenever they close. */
  readonly newTenders: readonly PeriodItem[]
  /** Closing soon. */
  readonly tenders: readonly PeriodItem[]
}

const MAX_ARTICLES = 8
const MAX_DATED = 5
const MAX_NEW_TENDERS = 10

type Selection = Pick<
  NewsletterIssue,
  'articles' | 'moreArticles' | 'events' | 'newTenders' | 'moreNewTenders' | 'tenders'
>

/** Selects a subscriber's items: those of their country and of the whole region; null if nothing is new. */
export function selectItems(country: CountryCode | null, material: IssueMaterial): Selection | null {
  const { since } = material
  const concerns = ({ countries }: PeriodItem) => concernsCountry(countries, country)
  const articles = material.articles.filter(concerns)
  const events = material.events.filter(concerns)
  const allNewTenders = material.newTenders.filter(concerns)
  const newTenders = allNewTenders.slice(0, MAX_NEW_TENDERS)
  const tenders = material.tenders.filter((tender) => concerns(tender) && !isAmong(newTenders, tender))
  const closingTenders = tenders.slice(0, MAX_DATED)
  const isShown = (tender: PeriodItem) => isAmong(newTenders, tender) || isAmong(closingTenders, tender)
  const isNews =
    articles.length > 0 ||
    newTenders.length > 0 ||
    events.some((event) => isNewDate(event, event.startsAt, since)) ||
    tenders.some((tender) => isNewDate(tender, tender.endsAt, since))
  if (!isNews) return null
  return {
    articles: articles.slice(0, MAX_ARTICLES).map(toStory),
    moreArticles: Math.max(0, articles.length - MAX_ARTICLES),
    events: events.slice(0, MAX_DATED).map((event) => toDatedStory(event, event.startsAt)),
    newTenders: newTenders.map((tender) => toDatedStory(tender, tender.endsAt)),
    moreNewTenders: allNewTenders.filter((tender) => !isShown(tender)).length,
    tenders: closingTenders.map((tender) => toDatedStory(tender, tender.endsAt)),
  }
}

const isAmong = (tenders: readonly PeriodItem[], { slug }: PeriodItem): boolean =>
  tenders.some((tender) => tender.slug === slug)

const concernsCountry = (countries: readonly CountryCode[], country: CountryCode | null): boolean =>
  country === null || countries.length === 0 || countries.includes(country)

/** Whether the previous issue could not announce it: it was unpublished, or too far ahead. */
const isNewDate = ({ publishedAt }: PeriodItem, at: number | null, since: number): boolean =>
  publishedAt > since || (at ?? 0) > since + LOOK_AHEAD

const toStory = ({ slug, title, summary, isSample }: PeriodItem) => ({
  slug,
  title,
  summary,
  isSample,
})

const toDatedStory = (entry: PeriodItem, at: number | null) => ({
  ...toStory(entry),
  at: at ?? 0,
  timeZone: entry.timeZone ?? 'UTC',
})
