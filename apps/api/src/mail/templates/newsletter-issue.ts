import { countryOf, type CountryCode } from '@portal/domain/place'
import { formatDate, formatDateTime } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import type { Part } from '../email-part.ts'
import { renderEmail, type Email, type Site } from '../email.ts'
import { leaveLink, subjectOf } from './newsletter-links.ts'

interface Story {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly isSample: boolean
}

/** When an event begins, or a tender closes; milliseconds, read in `timeZone`. */
interface Dated extends Story {
  readonly at: number
  readonly timeZone: string
}

export interface NewsletterIssue {
  /** What the reader chose; null: the whole region. */
  readonly country: CountryCode | null
  /** Milliseconds. */
  readonly madeAt: number
  readonly articles: readonly Story[]
  /** How many new articles there are beside those. */
  readonly moreArticles: number
  readonly events: readonly Dated[]
  readonly tenders: readonly Dated[]
  readonly leaveToken: string
}

/** The day of an issue is that of the clock it goes by. */
const TIME_ZONE = 'Pacific/Guadalcanal'

/** One reader's letter of an issue. */
export function newsletterIssue(site: Site, issue: NewsletterIssue): Email {
  const { country, madeAt, articles, moreArticles, events, tenders, leaveToken } = issue
  const place = country === null ? 'Pacific business' : `Business in ${countryOf(country).name}`
  const at = (path: string) => `${site.publicUrl}${path}`
  return renderEmail(site, {
    subject: `${place}: the week to ${formatDate(madeAt, TIME_ZONE)}`,
    name: '',
    parts: [
      `This is what is new about ${subjectOf(country)}.`,
      ...section('New articles', articles, (article) => [
        { link: titleOf(article), url: at(`/news/${article.slug}`) },
        article.summary,
      ]),
      ...(moreArticles > 0 ? [{ link: `${moreArticles} more in our news`, url: at('/news') }] : []),
      ...section('Events in the next two weeks', events, (event) => [
        { link: titleOf(event), url: at(`/events/${event.slug}`) },
        `${formatDateTime(event.at, event.timeZone)}, local time. ${event.summary}`,
      ]),
      ...section('Tenders that close in the next two weeks', tenders, (tender) => [
        { link: titleOf(tender), url: at(`/tenders/${tender.slug}`) },
        `Closes ${formatDateTime(tender.at, tender.timeZone)}, local time. ${tender.summary}`,
      ]),
      leaveLink(site, leaveToken),
    ],
    because: `You get this email because you confirmed the newsletter of ${PORTAL.name}.`,
  })
}

const section = <Item>(title: string, items: readonly Item[], partsOf: (item: Item) => Part[]): Part[] =>
  items.length === 0 ? [] : [{ section: title }, ...items.flatMap(partsOf)]

/** Made-up content says so here too. */
const titleOf = ({ title, isSample }: Story): string => (isSample ? `${title} (sample)` : title)
