import type { Inquiry } from '@portal/domain/contract'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'

/** A message to the administrators, or a report of an issue on the site. */
export interface InquiriesTable {
  id: Generated<number>
  kind: Inquiry['kind']
  reference: string
  /** The slug of one of its kind's topics. */
  topic: string
  name: string | null
  email: string | null
  /** The subject of a report: a page's address, or its name. */
  page: string | null
  message: string
  /** The searched text, case and accents folded. */
  search_text: string
  status: Generated<Inquiry['status']>
  /** Whether it is open. */
  is_new: GeneratedAlways<0 | 1>
  /** The administrators' internal note. */
  note: string | null
  created_at: number
  handled_at: number | null
}

export type InquiryRow = Selectable<InquiriesTable>

declare module '#db/database.ts' {
  interface Database {
    inquiries: InquiriesTable
  }
}
