import type { BusinessMessage } from '@portal/domain/contract'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'

/** A visitor's message to a business, which only its owner reads. */
export interface BusinessMessagesTable {
  id: Generated<number>
  business_id: number
  kind: BusinessMessage['kind']
  reference: string
  name: string
  /** Null if its writer left a phone number only. */
  email: string | null
  /** E.164. */
  phone: string | null
  message: string
  status: Generated<BusinessMessage['status']>
  is_open: GeneratedAlways<0 | 1>
  created_at: number
  /** When it was answered here or marked as answered; null while it is open. */
  answered_at: number | null
}

/** A reply sent to the writer of a message by email. */
export interface BusinessMessageRepliesTable {
  id: Generated<number>
  message_id: number
  /** Null once the account is gone. */
  author_id: number | null
  text: string
  at: number
}

export type BusinessMessageRow = Selectable<BusinessMessagesTable>
export type BusinessMessageReplyRow = Selectable<BusinessMessageRepliesTable>

declare module '#db/database.ts' {
  interface Database {
    business_messages: BusinessMessagesTable
    business_message_replies: BusinessMessageRepliesTable
  }
}
