import { createHash } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { Store } from '#db/engine/store.ts'

export const BENCH_SECRET = 'the secret of a bench that nobody else can reach'
const SESSION_ID = 'the-session-of-the-bench'

/** The cookie of the one account that the bench signs in. */
const BENCH_COOKIE = `sid=${new Signer([BENCH_SECRET], 'sha256').sign(SESSION_ID)}`

/** As the web server forwards a visitor's call: the API counts it for its limits. */
const VISITOR = { 'x-forwarded-for': '203.0.113.7' }

/** Who registers a listing is signed in; visitors send no cookie. */
export const requestHeaders = (body: string | undefined): Record<string, string> =>
  body === undefined ? VISITOR : { ...VISITOR, cookie: BENCH_COOKIE, 'content-type': 'application/json' }

/** Adds the account with a running session, so that no password has to be hashed. */
export async function addActor({ write }: Pick<Store, 'write'>, now: number): Promise<void> {
  const { id } = await write
    .insertInto('users')
    .values({
      email: 'bench@example.com',
      first_name: 'Bench',
      last_name: 'Owner',
      password_hash: null,
      profile_image_url: null,
      email_confirmed_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = createHash('sha256').update(SESSION_ID).digest()
  await write.insertInto('sessions').values({ key, user_id: id, created_at: now, used_at: now }).execute()
}
