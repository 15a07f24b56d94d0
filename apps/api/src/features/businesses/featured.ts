import type { AdminBusiness } from '@portal/domain/contract'
import { NEVER } from '@portal/domain/shared'
import type { BusinessRow } from './businesses.table.ts'

type FeaturedRow = Pick<BusinessRow, 'is_featured' | 'featured_until'>

/** Whether a stored business is featured at an instant. */
export const isFeaturedAt = ({ is_featured, featured_until }: FeaturedRow, now: number): boolean =>
  is_featured === 1 && featured_until > now

/** Until when it is featured; null without an end, or if it is not featured. */
export const getFeaturedUntil = (row: FeaturedRow, now: number): string | null =>
  isFeaturedAt(row, now) && row.featured_until !== NEVER ? new Date(row.featured_until).toISOString() : null

type FeaturedChoiceRow = Pick<BusinessRow, 'featured_choice_until'>

/** Whether an administrator's choice to feature it is in effect at an instant. */
export const isChosenAt = ({ featured_choice_until: until }: FeaturedChoiceRow, now: number): boolean =>
  until !== null && until > now

/** Why it is featured, and until when an administrator has chosen so. */
export function getFeaturing(
  row: FeaturedRow & FeaturedChoiceRow,
  now: number,
): Pick<AdminBusiness, 'featuredBy' | 'featuredUntil'> {
  if (!isChosenAt(row, now))
    return { featuredBy: isFeaturedAt(row, now) ? 'reviews' : null, featuredUntil: null }
  const until = row.featured_choice_until ?? NEVER
  return { featuredBy: 'choice', featuredUntil: until === NEVER ? null : new Date(until).toISOString() }
}
