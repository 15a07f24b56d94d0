// cspell:ignore jyis
import type { Store } from '#db/engine/store.ts'

/** The people in tests; the demo has the same ones with another password. */
export const CAST = {
  admin: { email: 'admin@portal.test', first_name: 'Ruth', last_name: 'Kalsakau', is_admin: 1 },
  owner: { email: 'owner@portal.test', first_name: 'Moses', last_name: 'Tara', is_admin: 0 },
  other: { email: 'other@portal.test', first_name: 'Litia', last_name: 'Naivalu', is_admin: 0 },
} as const
export type CastMember = keyof typeof CAST

/** The password of everybody in the cast. */
export const PASSWORD = 'tapa cloth & 3 drums'
/** Its argon2id hash with the lowest cost: most tests sign in, and checking a real hash takes 25 ms. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$FA/jyis71Qi+NPuPXtk+8w$Xgfz7l8/HyUo9CRSyWb1r/GyCFkpQ8OWOkZHsMrx2aI'

/** Adds the cast; returns their ids. */
export async function addCast({ write }: Store, now: number): Promise<Record<CastMember, number>> {
  const people = Object.values(CAST).map((person) => ({
    ...person,
    password_hash: PASSWORD_HASH,
    profile_image_url: null,
    email_confirmed_at: now,
    created_at: now,
  }))
  const rows = await write
    .transaction()
    .execute((trx) => trx.insertInto('users').values(people).returning(['id', 'email']).execute())
  const idOf = (name: CastMember) => rows.find((row) => row.email === CAST[name].email)?.id ?? 0
  return { admin: idOf('admin'), owner: idOf('owner'), other: idOf('other') }
}
