import { NEVER } from '@portal/domain/shared'
import type { BusinessRow } from './businesses.table.ts'

type Featured = Pick<BusinessRow, 'is_featured' | 'featured_until'>

/** Whether a stored business is featured at a moment. */
export const isFeaturedAt = ({ is_featured, featured_until }: Featured, now: number): boolean =>
  is_featured === 1 && featured_until > now

/** Until when it is featured; null without an end, or where it is not featured. */
export const featuredUntil = (row: Featured, now: number): string | null =>
  isFeaturedAt(row, now) && row.featured_until !== NEVER ? new Date(row.featured_until).toISOString() : null
