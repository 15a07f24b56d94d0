import { JOB_TYPES, TENDER_KINDS, type JobTypeSlug, type TenderKindSlug } from '@portal/reference-data'
import { DAY, HOUR, timeOf, type Moment } from '../shared/moment.ts'
import { slugify } from '../shared/slug.ts'

type KnownTenderKind = (typeof TENDER_KINDS)[number] & { readonly slug: TenderKindSlug }
type KnownJobType = (typeof JOB_TYPES)[number] & { readonly slug: JobTypeSlug }

/** The kind of tender of a name or slug, in any case; null when there is none. */
export const tenderKindFromText = (text: string): KnownTenderKind | null =>
  TENDER_KINDS.find(({ name, slug }) => [slug, slugify(name)].includes(slugify(text))) ?? null

/** The kind of employment of a name or slug, in any case; null when there is none. */
export const jobTypeFromText = (text: string): KnownJobType | null =>
  JOB_TYPES.find(({ name, slug }) => [slug, slugify(name)].includes(slugify(text))) ?? null

/** Whether a tender or a job takes no more answers. */
export const isClosed = (notice: { readonly closesAt: Moment }, now: Moment): boolean =>
  timeOf(notice.closesAt) <= timeOf(now)

const MINUTE = HOUR / 60
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} left`

/** How long one can still answer, in the largest whole unit: `12 days left`, `5 hours left`; `Closed` afterwards. */
export function timeLeft(closesAt: Moment, now: Moment): string {
  const left = timeOf(closesAt) - timeOf(now)
  if (left <= 0) return 'Closed'
  if (left >= DAY) return counted(Math.floor(left / DAY), 'day')
  if (left >= HOUR) return counted(Math.floor(left / HOUR), 'hour')
  return counted(Math.max(1, Math.floor(left / MINUTE)), 'minute')
}
