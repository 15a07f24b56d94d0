import type { EditedKind } from '@portal/domain/contract'
import type { ContentKind } from '../content.table.ts'

/** What the table calls the kinds that administrators edit. */
export const KIND_NAMES = {
  news: 'news',
  events: 'event',
  tenders: 'tender',
  jobs: 'job',
  resources: 'resource',
} as const satisfies Record<EditedKind, ContentKind>

const EDITED_KINDS = new Map<ContentKind, EditedKind>(
  Object.entries(KIND_NAMES).map(([edited, name]) => [name, edited as EditedKind]),
)

/** The name in the contract; throws for a kind that has no editor. */
export function toEditedKind(kind: ContentKind): EditedKind {
  const edited = EDITED_KINDS.get(kind)
  if (!edited) throw new Error(`Nobody edits a ${kind}`)
  return edited
}
