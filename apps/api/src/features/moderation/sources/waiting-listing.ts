import { getPlaceLabel, getTimeZone } from '@portal/domain/place'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { WaitingItem } from './source.ts'

type WaitingRow = Pick<
  BusinessRow,
  | 'id'
  | 'name'
  | 'reference'
  | 'category'
  | 'country'
  | 'province'
  | 'address'
  | 'owner_name'
  | 'submitted_at'
>

/** A waiting listing, or an edit of one. */
export const toWaitingListing = (row: WaitingRow, isChange: boolean): WaitingItem => ({
  id: row.id,
  submittedAt: row.submitted_at,
  title: row.name,
  reference: row.reference,
  about: `${row.category} · ${getPlaceLabel(row)}`,
  sentBy: row.owner_name ?? '',
  timeZone: getTimeZone(row),
  isChange,
  texts: [row.name, row.reference, row.owner_name],
})
