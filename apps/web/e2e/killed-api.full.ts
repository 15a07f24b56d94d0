import { randomUUID } from 'node:crypto'
import type { CreatedBusiness, OwnBusiness } from '@portal/domain/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { startPortal, type Portal } from './portal.ts'

/**
 * Twenty listings with two photos each are sent while the API is killed: every acknowledged one is stored exactly once.
 */

const SUBMISSIONS = 20
/** The API accepts two large bodies per person at a time. */
const CONCURRENCY = 2
/** Statuses that ask for a retry. */
const BUSY: readonly number[] = [429, 503]
const KILL_AFTER = 7

interface Submission {
  name: string
  key: string
  body: string
}

let portal: Portal
let cookie: string

beforeAll(async () => {
  portal = await startPortal({}, inject('seeded'))
  cookie = await signIn()
})
afterAll(() => portal.stop())

async function signIn(): Promise<string> {
  const response = await fetch(`${portal.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'other@portal.test', password: 'pacific-demo' }),
  })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ')
}

async function photo(hue: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#808080', noise },
  })
    .modulate({ hue })
    .jpeg({ quality: 85 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

async function createSubmission(number: number): Promise<Submission> {
  const name = `Steadfast Trading ${number}`
  const images = [await photo(number * 17), await photo(number * 17 + 90)]
  return {
    name,
    key: randomUUID(),
    body: JSON.stringify({
      name,
      description: `Number ${number} of twenty shops that were sent in while the server's power was cut in between.`,
      category: 'Handicrafts',
      country: 'temotu',
      address: 'Lata',
      email: 'other@portal.test',
      ownerName: 'Other Owner',
      images,
    }),
  }
}

/** Sends a submission once; null if the API was gone. */
async function trySubmit({ key, body }: Submission): Promise<CreatedBusiness | null> {
  const response = await fetch(`${portal.url}/api/businesses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
    body,
  }).catch(() => null)
  if (response?.status === 201) return (await response.json()) as CreatedBusiness
  const isThere = await fetch(`${portal.apiUrl}/api/health/live`).catch(() => null)
  if (!response || !BUSY.includes(response.status) || !isThere) return null
  throw new Error(`The API asks to try again: ${response.status}`)
}

/** Sends a submission until the API stops asking for a retry. */
const submit = (submission: Submission): Promise<CreatedBusiness | null> =>
  vi.waitFor(() => trySubmit(submission), { timeout: 60_000, interval: 200 })

/** Sends submissions a few at a time while they get responses; returns the acknowledged ones by name. */
async function submitAll(
  submissions: readonly Submission[],
  acknowledged: (count: number) => void = () => undefined,
): Promise<Map<string, CreatedBusiness>> {
  const responses = new Map<string, CreatedBusiness>()
  const waiting = [...submissions]
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const response = await submit(next)
      if (!response) return
      responses.set(next.name, response)
      acknowledged(responses.size)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sender))
  return responses
}

async function ownListings(): Promise<OwnBusiness[]> {
  const response = await fetch(`${portal.url}/api/businesses?owner=me&limit=100`, { headers: { cookie } })
  const listings = (await response.json()) as OwnBusiness[]
  return listings.filter(({ name }) => name.startsWith('Steadfast Trading'))
}

test('killing the API during twenty submissions loses no acknowledged one', async () => {
  const submissions = await Promise.all(
    Array.from({ length: SUBMISSIONS }, (_, number) => createSubmission(number)),
  )
  let killed: Promise<void> | undefined
  const before = await submitAll(submissions, (count) => {
    if (count === KILL_AFTER) killed = portal.killApi()
  })
  await killed
  expect(before.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(before.size).toBeLessThan(SUBMISSIONS)

  await portal.startApi()
  const stored = await ownListings()
  for (const [name, { slug, reference }] of before) {
    expect(stored.filter((listing) => listing.name === name)).toEqual([
      expect.objectContaining({ slug, reference, images: [expect.any(String), expect.any(String)] }),
    ])
  }

  // All are sent again with the same key, as the wizard does after a lost response.
  const after = await submitAll(submissions)
  expect(after.size).toBe(SUBMISSIONS)
  for (const [name, response] of before) expect(after.get(name)).toEqual(response)
  const all = await ownListings()
  expect(all.map(({ name }) => name).sort()).toEqual(submissions.map(({ name }) => name).sort())

  for (const { images } of all) {
    for (const address of images) {
      const response = await fetch(portal.url + address, { headers: { cookie } })
      const { width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect([response.status, width, height]).toEqual([200, 400, 300])
      expect((await fetch(portal.url + address)).status).toBe(404)
    }
  }
})
