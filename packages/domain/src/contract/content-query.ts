import * as v from 'valibot'
import { filterText, Flag, wholeNumber } from './shared.ts'

/** The filters and the page of every list of content; an unknown filter value matches nothing. */
export const contentQuery = {
  country: filterText,
  search: filterText,
  featured: v.optional(Flag),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
}
