import { calls, type TextPage } from '@portal/domain/contract'
import { parseDocument, parseSharedFilter, type Kind, type ListRow, type DetailRow } from './kind.ts'

const item = (row: ListRow<'page'>): Omit<TextPage, 'document' | 'related'> => ({
  path: row.details.path,
  title: row.title,
  description: row.summary,
  group: row.category,
  updatedOn: row.details.updatedOn,
  isFaq: row.details.isFaq,
})

export const page = {
  name: 'page',
  singularLabel: 'Page',
  calls: { one: calls.getTextPage },
  reservedSlugs: [],
  countryFilter: 'mention-or-region',
  searchWords: ({ category }) => [category],
  parseQuery(query) {
    const filter = parseSharedFilter(query)
    return filter && { filter, segments: [{ order: 'title' as const }] }
  },
  item,
  detail: (row: DetailRow<'page'>): TextPage => ({
    ...item(row),
    document: parseDocument(row),
    related: row.details.related.map((other) => ({ ...other })),
  }),
  path: ({ details }: Pick<ListRow<'page'>, 'details'>) => details.path,
} satisfies Kind<'page'>
