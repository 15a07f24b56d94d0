import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Business, CreatedBusiness, OwnBusiness } from '@portal/domain/contract'
import { expect } from 'vitest'
import { CAST, PASSWORD, type CastMember } from './cast.ts'
import { newCli } from './cli.ts'
import { newDataDir } from './data-dir.ts'
import { dataUrl, createPhonePhoto, SHOP } from './photos.ts'
import { fetchPatiently, startServer } from './process.ts'

const SESSION_SECRET = 'a secret of thirty-two characters'
const WRITERS = 3
/** Writes that are acknowledged before the backup starts. */
const BEFORE = 12

/** A server process of a portal. */
type Server = Awaited<ReturnType<typeof startServer>>

/** The environment of a portal's database and photos. */
export type PortalEnvironment = Readonly<Record<string, string>> & { readonly DATA_DIR: string }

/** A portal to lose, and the place of its restore. */
interface Drill {
  /** The name of the engine, for the output. */
  readonly engine: string
  readonly portal: PortalEnvironment
  /** An empty place. */
  readonly elsewhere: PortalEnvironment
  /** Returns the SHA-256 of each photo file of one of them by name. */
  readonly readHashes: (environment: PortalEnvironment) => Promise<Record<string, string>>
  /** Deletes the rest of the portal once its process was killed. */
  readonly lose?: () => void
}

/**
 * Backs a portal up during writes, kills it, restores the backup elsewhere, and tests the main functions there. Returns the
 * listings that were acknowledged before the backup and are missing, with or without their photo. Prints how long each step
 * took.
 */
export async function runDrill({ engine, portal, elsewhere, readHashes, lose }: Drill): Promise<number[]> {
  const toProcess = (environment: PortalEnvironment) =>
    startServer({ SESSION_SECRET, RATE_LIMIT_SCALE: '1000', ...environment })
  const server = await toProcess(portal)
  const oldCookie = await signIn(server, 'owner')
  const photo = dataUrl(await createPhonePhoto({ width: 400, height: 300 }))
  const writers = startWriters(server, oldCookie, photo)
  await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(BEFORE)

  const before = writers.acknowledged.map(({ id }) => id)
  const start = performance.now()
  const file = join(newDataDir(), 'backup.tar')
  const { stdout } = await newCli(portal.DATA_DIR, portal)('backup', file)
  const end = performance.now()
  await writers.stop()
  expect(stdout).toContain(`${file} is written and checked`)
  const during = writers.acknowledged.filter(({ at }) => at > start && at < end)
  // The backup blocked no writes.
  expect(during).not.toEqual([])
  const slowest = Math.max(...during.map(({ took }) => took))
  const usual = Math.max(...writers.acknowledged.slice(0, BEFORE).map(({ took }) => took))
  process.stdout.write(
    `${stdout}Backup of ${engine}, ${statSync(file).size / 1e6} MB, under writes: ${Math.round(end - start)} ms of wall time, ${during.length} writes acknowledged meanwhile; the slowest took ${Math.round(slowest)} ms, before ${Math.round(usual)} ms\n`,
  )
  const photosBefore = await readHashes(portal)
  server.kill('SIGKILL')
  await server.exitCode()
  lose?.()

  const restoring = performance.now()
  const cli = newCli(elsewhere.DATA_DIR, elsewhere)
  const report = await cli('restore', file)
  process.stdout.write(
    `${report.stdout}Restore: ${Math.round(performance.now() - restoring)} ms of wall time\n`,
  )
  const photosAfter = await readHashes(elsewhere)
  expect(Object.keys(photosAfter).length).toBeGreaterThan(0)
  expect(photosBefore).toMatchObject(photosAfter)
  expect((await cli('photos', 'check')).stdout).toContain('0 files missing')

  const restored = await toProcess(elsewhere)
  expect((await call(restored, ['GET', '/api/auth/user'], { cookie: oldCookie })).status).toBe(401)
  const lost = await findLost(restored, before)
  await doMainJob(restored, photo)
  restored.kill('SIGTERM')
  expect(await restored.exitCode()).toBe(0)
  return lost
}

/** Finds the owner's listings that are missing or lack their photo. */
async function findLost(portal: Server, ids: readonly number[]): Promise<number[]> {
  const owner = await signIn(portal, 'owner')
  const own = await call(portal, ['GET', '/api/businesses?owner=me'], { cookie: owner })
  const found = new Map((own.response as OwnBusiness[]).map((listing) => [listing.id, listing]))
  const lost: number[] = []
  for (const id of ids) {
    const listing = found.get(id)
    const photo = listing && (await fetch(portal.url + getAddress(listing), { headers: { cookie: owner } }))
    if (photo?.status !== 200) lost.push(id)
  }
  return lost
}

/** Sends a call as a browser does; returns the response's JSON. */
async function call(
  { url }: Server,
  [method, path]: readonly [method: 'GET' | 'POST' | 'PATCH', path: string],
  { cookie = '', body, key }: { cookie?: string; body?: object; key?: string } = {},
): Promise<{ status: number; response: unknown; headers: Headers }> {
  const response = await fetchPatiently(url + path, {
    method,
    headers: {
      cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, response: (await response.json()) as unknown, headers: response.headers }
}

/** Signs a member of the cast in; returns the cookie. */
async function signIn(server: Server, member: CastMember): Promise<string> {
  const body = { email: CAST[member].email, password: PASSWORD }
  const { status, headers } = await call(server, ['POST', '/api/auth/sign-in'], { body })
  expect(status).toBe(200)
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Returns the URL of a listing's first photo. */
const getAddress = (listing: { readonly images: readonly string[] }): string => listing.images[0] ?? ''

/** Starts writers that submit listings with a photo sequentially, and records what was acknowledged and when. */
function startWriters(server: Server, cookie: string, photo: string) {
  const acknowledged: { readonly id: number; readonly at: number; readonly took: number }[] = []
  const stop = new AbortController()
  let number = 0
  const write = async () => {
    while (!stop.signal.aborted) {
      number += 1
      const body = { ...SHOP, name: `Shop number ${number}`, images: [photo] }
      const start = performance.now()
      const { status, response } = await call(server, ['POST', '/api/businesses'], {
        cookie,
        body,
        key: `submission-${number}`,
      })
      const at = performance.now()
      if (status === 201) acknowledged.push({ id: (response as CreatedBusiness).id, at, took: at - start })
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

/** Registers an account with a listing, approves it as an administrator, and finds it with its photo as a visitor. */
async function doMainJob(portal: Server, photo: string): Promise<void> {
  const cookie = await portal.newSession('new@example.com')
  const body = { ...SHOP, name: 'Marovo Lagoon Lodge', images: [photo] }
  const created = await call(portal, ['POST', '/api/businesses'], {
    cookie,
    body,
    key: 'lodge',
  })
  expect(created.status).toBe(201)
  const { id } = created.response as CreatedBusiness
  const admin = await signIn(portal, 'admin')
  const decided = await call(portal, ['PATCH', `/api/admin/businesses/${id}/status`], {
    cookie: admin,
    body: { status: 'approved' },
  })
  expect(decided.status).toBe(200)
  const list = await call(portal, ['GET', '/api/businesses?search=lagoon+lodge'])
  expect((list.response as Business[]).map(({ name }) => name)).toEqual(['Marovo Lagoon Lodge'])
  const profile = await call(portal, ['GET', `/api/businesses/${id}`])
  expect((await fetch(portal.url + getAddress(profile.response as Business))).status).toBe(200)
}
