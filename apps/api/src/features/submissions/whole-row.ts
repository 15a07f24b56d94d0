import { readRow, type WholeRow } from '#features/content/content.service.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import type { SubmittedKind } from './parsed.ts'

/** What was sent in with its JSON read; its `kind` says of which kind its details are. */
export const wholeRow = <Name extends SubmittedKind>(row: ContentRow): WholeRow<Name> => ({
  ...readRow<Name, ContentRow>(row),
  downloads: 0,
  held: 0,
})
