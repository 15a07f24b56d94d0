import { createHash } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { Store } from '@portal/api/src/db/engine/store.ts'
import { hashPassword } from '@portal/api/src/features/accounts/passwords.ts'

export const SESSION_SECRET = 'a secret of a measurement that nobody else can reach'
export const PASSWORD = 'frangipani & 7 canoes'

/** Each submits a few listings. */
export const OWNERS = 40

type Person = 'admin' | `owner-${number}`
const owners = Array.from({ length: OWNERS }, (_, n): Person => `owner-${n}`)

export const getEmail = (person: Person): string => `${person}@example.com`

/** The cookie of a signed-in person. */
export const createCookie = (person: Person): string =>
  `sid=${new Signer([SESSION_SECRET], 'sha256').sign(person)}`

/** Adds owners and an administrator, each with a session and a password hash of the usual cost. */
export async function addPeople({ write }: Pick<Store, 'write'>, now: number): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  for (const person of ['admin' as const, ...owners]) {
    const { id } = await write
      .insertInto('users')
      .values({
        email: getEmail(person),
        first_name: 'Moses',
        last_name: 'Tara',
        is_admin: person === 'admin' ? 1 : 0,
        password_hash,
        profile_image_url: null,
        email_confirmed_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = createHash('sha256').update(person).digest()
    await write.insertInto('sessions').values({ key, user_id: id, created_at: now, used_at: now }).execute()
  }
}
