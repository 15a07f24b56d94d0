import { DAY } from '@portal/domain/shared'

/** How long what somebody sent in is kept after the last thing that happened to it; the privacy page states it. */
export const RETENTION = 365 * DAY
/** The same of accepted quotes, orders, invoices and receipts, as the law asks of books. */
export const BOOKS_RETENTION = 7 * 365 * DAY
