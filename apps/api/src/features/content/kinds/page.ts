import { calls, type TextPage } from '@portal/domain/contract'
import { documentOf, sharedFilter, type Kind, type ListRow, type DetailRow } from '../kind.ts'

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
  reserved: [],
  countries: 'meant',
  words: ({ category }) => [category],
  parseQuery(query) {
    const filter = sharedFilter(query)
    return filter && { filter, parts: [{ order: 'title' as const }] }
  },
  item,
  detail: (row: DetailRow<'page'>): TextPage => ({
    ...item(row),
    document: documentOf(row),
    related: row.details.related.map((other) => ({ ...other })),
  }),
  path: ({ details }: Pick<ListRow<'page'>, 'details'>) => details.path,
} satisfies Kind<'page'>
