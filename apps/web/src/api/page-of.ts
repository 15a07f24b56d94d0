import type { AnswerMeta } from './base-query.ts'

/** One page of a list: `total` counts all that match, `next` is the query string of the page after, if any. */
export interface Page<Item> {
  items: Item[]
  total: number
  next: string | null
}

const NEXT = /<[^>?]*(\?[^>]*)>\s*;\s*rel="?next"?/

/** `transformResponse` of a list: its items with what stands in the headers. */
export const pageOf = <Item>(items: Item[], meta: AnswerMeta | undefined): Page<Item> => ({
  items,
  total: meta?.total ?? items.length,
  next: NEXT.exec(meta?.link ?? '')?.[1] ?? null,
})
