import type { EventItem, FoundGuide, NewsItem, TenderItem } from '@portal/domain/contract'
import { formatDate } from '@portal/domain/shared'
import { paths } from '#shared/urls/paths.ts'

/** An article, event, tender or guide among a search's results. */
export interface FoundRow {
  title: string
  href: string
  /** What it is or when. */
  note: string
}

/** Where the portal is at home: its own days are read on this clock. */
const HOME_ZONE = 'Pacific/Guadalcanal'

/** What samples are marked with. */
const marked = (note: string, isSample: boolean): string => (isSample ? `${note} · Sample` : note)

export const foundNews = ({ title, slug, category, publishedAt, isSample }: NewsItem): FoundRow => ({
  title,
  href: paths.newsArticle(slug),
  note: marked(`${category} · ${formatDate(publishedAt, HOME_ZONE)}`, isSample),
})

export const foundEvent = ({ title, slug, type, startsAt, timeZone, isSample }: EventItem): FoundRow => ({
  title,
  href: paths.event(slug),
  note: marked(`${type} · ${formatDate(startsAt, timeZone)}`, isSample),
})

export const foundTender = ({ title, slug, issuer, closesAt, timeZone, isSample }: TenderItem): FoundRow => ({
  title,
  href: paths.tender(slug),
  note: marked(`${issuer} · Closes ${formatDate(closesAt, timeZone)}`, isSample),
})

export const foundGuide = ({ title, path, kind }: FoundGuide): FoundRow => ({ title, href: path, note: kind })
