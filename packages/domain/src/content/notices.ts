import { JOB_TYPES, TENDER_KINDS, type JobTypeSlug, type TenderKindSlug } from '@portal/reference-data'
import { DAY, HOUR, MINUTE, toEpochMs, type Instant } from '../shared/instant.ts'
import { pluralize } from '../shared/pluralize.ts'
import { slugify } from '../shared/slug.ts'

type KnownTenderKind = (typeof TENDER_KINDS)[number] & { readonly slug: TenderKindSlug }
type KnownJobType = (typeof JOB_TYPES)[number] & { readonly slug: JobTypeSlug }

/** Finds a kind of tender by name or slug, in any case; null for an unknown one. */
export const parseTenderKind = (text: string): KnownTenderKind | null =>
  TENDER_KINDS.find(({ name, slug }) => [slug, slugify(name)].includes(slugify(text))) ?? null

/** Finds a kind of employment by name or slug, in any case; null for an unknown one. */
export const parseJobType = (text: string): KnownJobType | null =>
  JOB_TYPES.find(({ name, slug }) => [slug, slugify(name)].includes(slugify(text))) ?? null

/** Whether a tender or a job no longer takes applications. */
export const isClosed = (notice: { readonly closesAt: Instant }, now: Instant): boolean =>
  toEpochMs(notice.closesAt) <= toEpochMs(now)

/** The time until a notice closes, in the largest whole unit: `12 days left`, `5 hours left`; `Closed` afterwards. */
export function formatTimeLeft(closesAt: Instant, now: Instant): string {
  const left = toEpochMs(closesAt) - toEpochMs(now)
  if (left <= 0) return 'Closed'
  if (left >= DAY) return `${pluralize(Math.floor(left / DAY), 'day')} left`
  if (left >= HOUR) return `${pluralize(Math.floor(left / HOUR), 'hour')} left`
  return `${pluralize(Math.max(1, Math.floor(left / MINUTE)), 'minute')} left`
}
