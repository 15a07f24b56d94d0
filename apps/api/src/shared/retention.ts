import { DAY } from '@portal/domain/shared'

/** How long what somebody sent in is kept after the last thing that happened to it; the privacy page states it. */
export const RETENTION = 365 * DAY
/** How long orders, invoices and receipts are kept, as the law asks of books; the privacy page states it. */
export const BOOKS_RETENTION = 7 * 365 * DAY
/** The same of an accepted quote, which belongs to the operator's books. */
export const ACCEPTED_QUOTE_RETENTION = BOOKS_RETENTION
