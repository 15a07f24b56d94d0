import type { UserSort } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { lowerCased, isMatch } from '#db/functions.ts'
import type { Match } from '#db/search/match.ts'
import type { Page } from '#db/pagination.ts'

/** Narrows the list of accounts. */
export interface UserFilter {
  /** Words of the name or the address. */
  readonly match?: Match
  readonly isAdmin?: boolean
  readonly isSuspended?: boolean
  readonly isConfirmed?: boolean
}

const COLUMNS = [
  'users.id',
  'users.email',
  'first_name',
  'last_name',
  'profile_image_url',
  'is_admin',
  'email_confirmed_at',
  'users.created_at',
  'users.suspended_at',
] as const

function selectMatching(db: Kysely<Database>, { match, isAdmin, isSuspended, isConfirmed }: UserFilter) {
  let users = db.selectFrom('users')
  if (match !== undefined) {
    users = users.where((eb) => isMatch('user_search', eb.ref('users.id'), match))
  }
  if (isAdmin !== undefined) users = users.where('is_admin', '=', isAdmin ? 1 : 0)
  if (isSuspended !== undefined)
    users = users.where('users.suspended_at', isSuspended ? 'is not' : 'is', null)
  if (isConfirmed !== undefined)
    users = users.where('email_confirmed_at', isConfirmed ? 'is not' : 'is', null)
  return users
}

/** Accounts with the number of their businesses that are not deleted. */
export function findUsers(db: Kysely<Database>, filter: UserFilter, sort: UserSort, { limit, offset }: Page) {
  const users = selectMatching(db, filter)
    .select(COLUMNS)
    .select((row) =>
      row
        .selectFrom('businesses')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .whereRef('owner_id', '=', 'users.id')
        .where('removed_at', 'is', null)
        .as('listings'),
    )
    .limit(limit)
    .offset(offset)
  if (sort === 'name')
    return users
      .orderBy((eb) => lowerCased(eb.ref('first_name')))
      .orderBy((eb) => lowerCased(eb.ref('last_name')))
      .orderBy('users.id')
      .execute()
  const direction = sort === 'oldest' ? 'asc' : 'desc'
  return users.orderBy('users.created_at', direction).orderBy('users.id', direction).execute()
}

export type ListedUser = Awaited<ReturnType<typeof findUsers>>[number]

export async function countUsers(db: Kysely<Database>, filter: UserFilter): Promise<number> {
  const { total } = await selectMatching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
