import type { Inquiry } from '@portal/domain/contract'
import type { InquiryRow } from './inquiries.table.ts'

/** An inquiry as administrators see it. */
export const toInquiry = (row: InquiryRow): Inquiry => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  topic: row.topic,
  name: row.name,
  email: row.email,
  page: row.page,
  message: row.message,
  status: row.status,
  note: row.note,
  createdAt: new Date(row.created_at).toISOString(),
  handledAt: row.handled_at === null ? null : new Date(row.handled_at).toISOString(),
})
