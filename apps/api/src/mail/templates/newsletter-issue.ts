import { getCountry, PORTAL_TIME_ZONE, type CountryCode } from '@portal/domain/place'
import { formatDate, formatDateTime, pluralize } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import type { EmailPart } from '../rendering/parts.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getUnsubscribeUrl, describeTopic } from './newsletter-links.ts'

interface Story {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly isSample: boolean
}

/** A story with the time when an event begins or a tender closes; milliseconds, shown in `timeZone`. */
interface Dated extends Story {
  readonly at: number
  readonly timeZone: string
}

export interface NewsletterIssue {
  /** The country of the subscription; null: the whole region. */
  readonly country: CountryCode | null
  /** Milliseconds. */
  readonly madeAt: number
  readonly articles: readonly Story[]
  /** The number of new articles that are left out. */
  readonly moreArticles: number
  readonly events: readonly Dated[]
  readonly newTenders: readonly Dated[]
  /** The number of new tenders in neither section. */
  readonly moreNewTenders: number
  /** Those that close in the next two weeks and are not among `newTenders`. */
  readonly tenders: readonly Dated[]
  readonly unsubscribeToken: string
}

/** Renders an issue of the newsletter for one subscriber. */
export function renderNewsletterIssue(site: Site, issue: NewsletterIssue): Email {
  const { country, madeAt, articles, moreArticles, events, newTenders, moreNewTenders, tenders } = issue
  const place = country === null ? 'Pacific business' : `Business in ${getCountry(country).name}`
  const getUrl = (path: string) => `${site.publicUrl}${path}`
  const listTenderParts = (tender: Dated): EmailPart[] => [
    { link: formatTitle(tender), url: getUrl(`/tenders/${tender.slug}`) },
    `Closes ${formatDateTime(tender.at, tender.timeZone)}, local time. ${tender.summary}`,
  ]
  return renderEmail(site, {
    subject: `${place}: the week to ${formatDate(madeAt, PORTAL_TIME_ZONE)}`,
    name: '',
    parts: [
      `Here is what’s new about ${describeTopic(country)}.`,
      ...createSection('New articles', articles, (article) => [
        { link: formatTitle(article), url: getUrl(`/news/${article.slug}`) },
        article.summary,
      ]),
      ...(moreArticles > 0 ? [{ link: `${moreArticles} more in our news`, url: getUrl('/news') }] : []),
      ...createSection('Events in the next two weeks', events, (event) => [
        { link: formatTitle(event), url: getUrl(`/events/${event.slug}`) },
        `${formatDateTime(event.at, event.timeZone)}, local time. ${event.summary}`,
      ]),
      ...createSection('New tenders', newTenders, listTenderParts),
      ...(moreNewTenders > 0
        ? [{ link: pluralize(moreNewTenders, 'more new tender'), url: getUrl('/tenders') }]
        : []),
      ...createSection('Tenders that close in the next two weeks', tenders, listTenderParts),
      getUnsubscribeUrl(site, issue.unsubscribeToken),
    ],
    reason: `You get this email because you confirmed the newsletter of ${PORTAL.name}.`,
  })
}

const createSection = <Item>(
  title: string,
  items: readonly Item[],
  splitParts: (item: Item) => EmailPart[],
): EmailPart[] => (items.length === 0 ? [] : [{ section: title }, ...items.flatMap(splitParts)])

/** Marks samples, as on the site. */
const formatTitle = ({ title, isSample }: Story): string => (isSample ? `${title} (sample)` : title)
