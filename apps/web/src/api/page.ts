import type { ResponseMeta } from './base-query.ts'

/** One page of a list: `total` counts all that match. */
export interface Page<Item> {
  items: Item[]
  total: number
}

/** `transformResponse` of a list: its items with the values of the headers. */
export const toPage = <Item>(items: Item[], meta: ResponseMeta | undefined): Page<Item> => ({
  items,
  total: meta?.total ?? items.length,
})
