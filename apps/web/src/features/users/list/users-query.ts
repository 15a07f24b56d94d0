import type { listUsers, UserSort } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

export const USERS_PAGE = 25

/** The orders of the list, the first is that without a choice. */
const SORTS: readonly UserSort[] = ['newest', 'oldest', 'name']

/** Parses the query of the call from the tab's address; an unknown order is the first. */
export const toUsersQuery = (query: URLSearchParams): Query<typeof listUsers> => ({
  search: parseText(query, 'search'),
  role: parseText(query, 'role'),
  state: parseText(query, 'state'),
  confirmed: parseText(query, 'confirmed'),
  sort: SORTS.find((sort) => sort === query.get('sort')),
  limit: String(USERS_PAGE),
  page: parsePage(query),
})
