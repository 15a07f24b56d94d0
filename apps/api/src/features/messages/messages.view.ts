import type { BusinessMessage } from '@portal/domain/contract'
import type { ReceivedMessage } from './messages.repository.ts'
import type { BusinessMessageReplyRow } from './messages.table.ts'

/** A message as the owner of its business reads it. */
export const toBusinessMessage = (
  row: ReceivedMessage,
  replies: readonly BusinessMessageReplyRow[],
): BusinessMessage => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  business: { id: row.business_id, name: row.business_name, slug: row.business_slug },
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  status: row.status,
  createdAt: new Date(row.created_at).toISOString(),
  answeredAt: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
  replies: replies.map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
})
