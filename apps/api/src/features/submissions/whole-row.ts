import type { ContentRow } from '#features/content/content.table.ts'
import type { WholeRow } from '#features/content/content.service.ts'
import type { SubmittedKind } from './parsed.ts'

/** What was sent in with its JSON read; its `kind` says of which kind its details are. */
export const wholeRow = <Name extends SubmittedKind>(
  row: ContentRow & { readonly kind: Name | ContentRow['kind'] },
): WholeRow<Name> => ({
  ...row,
  countries: JSON.parse(row.countries) as WholeRow<Name>['countries'],
  details: JSON.parse(row.details) as WholeRow<Name>['details'],
  downloads: 0,
})
