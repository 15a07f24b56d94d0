import { USER_ROLES, USER_STATES, type UserSummary, type UsersQuery } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { matchAllWords } from '#db/search/match.ts'
import { countUsers, findUsers, type UserFilter } from './user-list.repository.ts'
import { toUserSummary } from './users.view.ts'

/** A page of the accounts, and how many there are in all. */
export async function readUsers(
  db: Kysely<Database>,
  query: UsersQuery,
  page: Page,
): Promise<{ items: UserSummary[]; total: number }> {
  const filter = parseFilter(query)
  if (filter === null) return { items: [], total: 0 }
  const rows = await findUsers(db, filter, query.sort ?? 'newest', page)
  return {
    items: rows.map((row) => toUserSummary(row, row.listings ?? 0)),
    total: await countUsers(db, filter),
  }
}

/** Null where nothing can match: an unknown value, or a search without a word. */
function parseFilter({ search, role, state, confirmed }: UsersQuery): UserFilter | null {
  const match = search === undefined ? undefined : matchAllWords(search)
  const isAdmin = parseChoice(role, USER_ROLES)
  const isActive = parseChoice(state, USER_STATES)
  if (match === null || isAdmin === null || isActive === null || confirmed === null) return null
  return {
    ...(match !== undefined && { match }),
    ...(isAdmin !== undefined && { isAdmin }),
    ...(isActive !== undefined && { isSuspended: !isActive }),
    ...(confirmed !== undefined && { isConfirmed: confirmed }),
  }
}

/** Whether the first of two is chosen; undefined without a choice, null for an unknown one. */
function parseChoice(
  chosen: string | undefined,
  [yes, no]: readonly [string, string],
): boolean | null | undefined {
  if (chosen === undefined) return undefined
  return chosen === yes ? true : chosen === no ? false : null
}
