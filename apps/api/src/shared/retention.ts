import { DAY } from '@portal/domain/shared'

/** How long submissions are kept after their last change; the privacy page states it. */
export const RETENTION = 365 * DAY
/** The same for accepted quotes, orders, invoices and receipts, as the law requires for accounts. */
export const BOOKS_RETENTION = 7 * 365 * DAY
