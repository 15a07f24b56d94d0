import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Addressee } from '#mail/outbox/outbox.service.ts'
import { Problem } from '#shared/problem.ts'
import { countConfirmedUsers, findUser, findUserByEmail } from './users.repository.ts'
import type { UserRow } from './users.table.ts'

export {
  findUserByEmail,
  findUser,
  insertUser,
  updateUser,
  replacePasswordHash,
  setAdmin,
  countOtherAdmins,
} from './users.repository.ts'

/** The recipient of emails to an account. */
export const toAddressee = (user: UserRow): Addressee => ({
  name: `${user.first_name} ${user.last_name}`.trim(),
  address: user.email,
})

/** The account of a signed-in person; throws if it no longer exists. */
export async function getUser(db: Kysely<Database>, userId: number): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (user) return user
  throw new Problem('signed-out', 'You are not signed in')
}

/** The recipient of emails to an account; null once it is gone. */
export async function findAddressee(db: Kysely<Database>, userId: number): Promise<Addressee | null> {
  const user = await findUser(db, userId)
  return user ? toAddressee(user) : null
}

/** The number of members: accounts with a confirmed address. */
export const countMembers = (db: Kysely<Database>): Promise<number> => countConfirmedUsers(db)

/** What administrators see of an account. */
export interface AccountFacts {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Milliseconds. */
  readonly createdAt: number
  readonly isEmailConfirmed: boolean
}

/** Finds an account by id, or else by address; null if there is none. */
export async function findAccountFacts(
  db: Kysely<Database>,
  { userId, email }: { readonly userId: number | null; readonly email: string | null },
): Promise<AccountFacts | null> {
  const byId = userId === null ? undefined : await findUser(db, userId)
  const user = byId ?? (email === null ? undefined : await findUserByEmail(db, email.toLowerCase()))
  if (!user) return null
  const { name, address } = toAddressee(user)
  return {
    id: user.id,
    name,
    email: address,
    createdAt: user.created_at,
    isEmailConfirmed: user.email_confirmed_at !== null,
  }
}
