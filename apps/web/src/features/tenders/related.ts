import type { listTenders, TenderItem } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'

/** How many others are shown below a tender. */
export const RELATED = 3

/** Open tenders of the same kind; one more than is shown, since this one may be among them. */
export const relatedTo = ({ kind }: Pick<TenderItem, 'kind'>): Query<typeof listTenders> => ({
  kind,
  limit: String(RELATED + 1),
})
