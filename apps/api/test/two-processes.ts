import { setTimeout } from 'node:timers/promises'
import { newDataDir } from './data-dir.ts'
import type { OnEnd } from './file-end.ts'
import { newMigratedDatabase, openForTest } from './migrated-postgres.ts'
import { addCast, CAST, PASSWORD, type CastMember } from './cast.ts'
import { startServer } from './process.ts'

export type Server = Awaited<ReturnType<typeof startServer>>

const SECRET = 'a secret of thirty-two characters'

/** Creates a migrated database with the cast, and a function that starts processes on it, each with its own data folder. */
export async function newSharedDatabase(onEnd: OnEnd) {
  const url = await newMigratedDatabase(onEnd)
  const store = await openForTest(url, onEnd)
  const ids = await addCast(store, Date.now())
  /** Starts the server from source, unless `main` is another start file. */
  const start = (env: Readonly<Record<string, string>> = {}, main?: string) =>
    startServer(
      { DATABASE_URL: url, DATA_DIR: newDataDir(onEnd), SESSION_SECRET: SECRET, ...env },
      main,
      onEnd,
    )
  return { url, store, ids, start }
}

interface Sent {
  readonly cookie?: string
  readonly key?: string
  /** The visitor's address, as the web server forwards it. */
  readonly from?: string
  readonly method?: 'PUT' | 'PATCH'
}

/** Sends JSON; repeats only while the process says that the machine is busy, as beside other tests. */
export async function send(server: Server, path: string, body: object, sent: Sent = {}): Promise<Response> {
  const { cookie, key, from, method = 'POST' } = sent
  const headers = {
    'content-type': 'application/json',
    ...(cookie !== undefined && { cookie }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
  }
  const response = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) })
  if (response.status !== 503 || !(await response.clone().text()).includes('very busy')) return response
  await setTimeout(250)
  return send(server, path, body, sent)
}

/** Signs a member of the cast in; returns the session cookie. */
export async function signIn(server: Server, member: CastMember): Promise<string> {
  const response = await send(server, '/api/auth/sign-in', { email: CAST[member].email, password: PASSWORD })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const session = cookies.find((cookie) => cookie.startsWith('sid='))
  if (session === undefined) throw new Error(`${member} was not signed in: ${response.status}`)
  return session
}
