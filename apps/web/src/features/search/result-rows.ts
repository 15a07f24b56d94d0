import type { EventItem, GuideResult, JobItem, NewsItem, TenderItem } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { paths } from '#shared/urls/paths.ts'

/** A search result other than a business. */
export interface ResultRow {
  title: string
  href: string
  /** Its kind or date. */
  note: string
}

/** Marks samples. */
const markSample = (note: string, isSample: boolean): string => (isSample ? `${note} · Sample` : note)

export const toNewsRow = ({ title, slug, category, publishedAt, isSample }: NewsItem): ResultRow => ({
  title,
  href: paths.newsArticle(slug),
  note: markSample(`${category} · ${formatDate(publishedAt, PORTAL_TIME_ZONE)}`, isSample),
})

export const toEventRow = ({ title, slug, type, startsAt, timeZone, isSample }: EventItem): ResultRow => ({
  title,
  href: paths.event(slug),
  note: markSample(`${type} · ${formatDate(startsAt, timeZone)}`, isSample),
})

export const toTenderRow = ({
  title,
  slug,
  issuer,
  closesAt,
  timeZone,
  isSample,
}: TenderItem): ResultRow => ({
  title,
  href: paths.tender(slug),
  note: markSample(`${issuer} · Closes ${formatDate(closesAt, timeZone)}`, isSample),
})

export const toJobRow = ({ title, slug, employer, closesAt, timeZone, isSample }: JobItem): ResultRow => ({
  title,
  href: paths.job(slug),
  note: markSample(`${employer} · Closes ${formatDate(closesAt, timeZone)}`, isSample),
})

export const toGuideRow = ({ title, path, kind }: GuideResult): ResultRow => ({
  title,
  href: path,
  note: kind,
})
