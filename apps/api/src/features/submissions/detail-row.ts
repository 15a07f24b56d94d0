import { readRow, type DetailRow } from '#features/content/content.service.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import type { SubmittedKind } from './parsed.ts'

/** What was sent in with its JSON read; its `kind` says of which kind its details are. */
export const detailRow = <Name extends SubmittedKind>(row: ContentRow): DetailRow<Name> => ({
  ...readRow<Name, ContentRow>(row),
  downloads: 0,
  held: 0,
})
