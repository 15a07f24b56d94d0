import type { listTenders, TenderItem } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'

/** Number of related tenders shown. */
export const RELATED = 3

/** Open tenders of the same kind; one more than is shown, since the tender itself may be among them. */
export const toRelatedQuery = ({ kind }: Pick<TenderItem, 'kind'>): Query<typeof listTenders> => ({
  kind,
  limit: String(RELATED + 1),
})
