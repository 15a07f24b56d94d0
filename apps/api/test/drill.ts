import type { Business, CreatedBusiness } from '@portal/domain/contract'
import { expect } from 'vitest'
import { CAST, PASSWORD, type CastMember } from './cast.ts'
import { SHOP } from './photos.ts'
import { fetchPatiently, type startServer } from './process.ts'

/** What keeps sessions of the portals of a drill. */
export const SESSION_SECRET = 'a secret of thirty-two characters'
const WRITERS = 3
/** Writes that are acknowledged before the backup starts. */
export const BEFORE = 12

/** A server process of a portal. */
export type Server = Awaited<ReturnType<typeof startServer>>

/** A call as a browser makes it; answers what was answered, as JSON. */
export async function call(
  { url }: Server,
  [method, path]: readonly [method: 'GET' | 'POST' | 'PATCH', path: string],
  { cookie = '', body, key }: { cookie?: string; body?: object; key?: string } = {},
): Promise<{ status: number; answer: unknown; headers: Headers }> {
  const response = await fetchPatiently(url + path, {
    method,
    headers: {
      cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: (await response.json()) as unknown, headers: response.headers }
}

/** Signs a member of the cast in; answers their cookie. */
export async function signIn(server: Server, member: CastMember): Promise<string> {
  const body = { email: CAST[member].email, password: PASSWORD }
  const { status, headers } = await call(server, ['POST', '/api/auth/sign-in'], { body })
  expect(status).toBe(200)
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The address of the first photo of a listing. */
export const addressOf = (listing: { readonly images: readonly string[] }): string => listing.images[0] ?? ''

/** Writers that submit listings with a photo one after the other, and what was acknowledged to them, with when. */
export function startWriters(server: Server, cookie: string, photo: string) {
  const acknowledged: { readonly id: number; readonly at: number; readonly took: number }[] = []
  const stop = new AbortController()
  let number = 0
  const write = async () => {
    while (!stop.signal.aborted) {
      number += 1
      const body = { ...SHOP, name: `Shop number ${number}`, images: [photo] }
      const start = performance.now()
      const { status, answer } = await call(server, ['POST', '/api/businesses'], {
        cookie,
        body,
        key: `submission-${number}`,
      })
      const at = performance.now()
      if (status === 201) acknowledged.push({ id: (answer as CreatedBusiness).id, at, took: at - start })
    }
  }
  const ended = Promise.all(Array.from({ length: WRITERS }, write))
  return {
    acknowledged,
    async stop() {
      stop.abort()
      await ended
    },
  }
}

/** Somebody registers and submits a listing, an administrator approves it, and a visitor finds it with its photo. */
export async function doMainJob(portal: Server, photo: string): Promise<void> {
  const cookie = await portal.newSession('new@example.com')
  const body = { ...SHOP, name: 'Marovo Lagoon Lodge', images: [photo] }
  const created = await call(portal, ['POST', '/api/businesses'], {
    cookie,
    body,
    key: 'lodge',
  })
  expect(created.status).toBe(201)
  const { id } = created.answer as CreatedBusiness
  const admin = await signIn(portal, 'admin')
  const decided = await call(portal, ['PATCH', `/api/admin/businesses/${id}/status`], {
    cookie: admin,
    body: { status: 'approved' },
  })
  expect(decided.status).toBe(200)
  const list = await call(portal, ['GET', '/api/businesses?search=lagoon+lodge'])
  expect((list.answer as Business[]).map(({ name }) => name)).toEqual(['Marovo Lagoon Lodge'])
  const profile = await call(portal, ['GET', `/api/businesses/${id}`])
  expect((await fetch(portal.url + addressOf(profile.answer as Business))).status).toBe(200)
}
