import type { ContentKind, ContentRow } from './content.table.ts'
import type { DetailRow, ListRow } from './kinds/kind.ts'

/** Parses the JSON of a row; its `kind` decides which details it has. */
export const parseContentRow = <
  Name extends ContentKind,
  Row extends Pick<ContentRow, 'countries' | 'details'>,
>(
  row: Row & { readonly kind: Name | ContentKind },
) => ({
  ...row,
  countries: JSON.parse(row.countries) as ListRow['countries'],
  details: JSON.parse(row.details) as ListRow<Name>['details'],
})

/** Parses a row for its own page; a submission that waits has neither downloads nor held places. */
export const parseDetailRow = <Name extends ContentKind>(row: ContentRow): DetailRow<Name> => ({
  ...parseContentRow<Name, ContentRow>(row),
  downloads: 0,
  held: 0,
})
