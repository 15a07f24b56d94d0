import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { CreatedBusiness, OwnBusiness } from '@portal/domain/contract'
import { parsePhotoUrl, getPhotoUrl, PHOTO_FORMATS, PHOTO_WIDTHS } from '@portal/domain/business'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dataUrl, createDrawing, createPhonePhoto, SHOP } from './photos.ts'
import { fetchPatiently, startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'
import '#jobs/job-leases.table.ts'

const SUBMISSIONS = 20
const AT_ONCE = 3
const FILES_OF_A_PHOTO = PHOTO_WIDTHS.length * PHOTO_FORMATS.length
const DAY = 24 * 60 * 60

type Server = Awaited<ReturnType<typeof startServer>>

async function newSubmissions() {
  return Promise.all(
    Array.from({ length: SUBMISSIONS }, async (_, position) => ({
      key: `submission-${position}`,
      body: JSON.stringify({
        ...SHOP,
        name: `Shop number ${position}`,
        images: [
          dataUrl(await createPhonePhoto({ width: 1200, height: 900, color: [10 * position, 90, 200] })),
          dataUrl(
            await createDrawing({ color: [90, 10 * position, 90] })
              .png()
              .toBuffer(),
            'image/png',
          ),
        ],
      }),
    })),
  )
}

/** Sends all, a few at a time; returns what was acknowledged. A connection that is cut off gets no response. */
async function send(
  { url }: Server,
  cookie: string,
  submissions: Awaited<ReturnType<typeof newSubmissions>>,
  onAcknowledged: (count: number) => void = () => {},
): Promise<CreatedBusiness[]> {
  const left = submissions.values()
  const acknowledged: CreatedBusiness[] = []
  const sendOnes = async () => {
    for (const { key, body } of left) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie }
      const response = await fetch(`${url}/api/businesses`, { method: 'POST', headers, body }).catch(
        () => null,
      )
      const created = response?.status === 201 && (await response.json().catch(() => null))
      if (created) onAcknowledged(acknowledged.push(created as CreatedBusiness))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOnes))
  return acknowledged
}

const ownListings = async ({ url }: Server, cookie: string): Promise<OwnBusiness[]> => {
  const response = await fetch(`${url}/api/businesses?owner=me`, { headers: { cookie } })
  return (await response.json()) as OwnBusiness[]
}

/** Reads every file of every photo as its owner; returns the URLs of incomplete ones. */
async function brokenFiles({ url }: Server, cookie: string, listings: readonly OwnBusiness[]) {
  const names = listings.flatMap(({ images }) => images.map((address) => parsePhotoUrl(address)?.name ?? ''))
  const files = names.flatMap((name) =>
    PHOTO_WIDTHS.flatMap((width) => PHOTO_FORMATS.map((format) => getPhotoUrl(name, width, format))),
  )
  const broken: string[] = []
  for (const file of files) {
    const response = await fetchPatiently(url + file, { headers: { cookie } })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isWhole = await sharp(bytes, { failOn: 'warning' })
      .stats()
      .then(() => true)
      .catch(() => false)
    if (response.status !== 200 || !isWhole) broken.push(file)
  }
  return broken
}

test.each(ENGINES)(
  'a server on %s killed during submissions loses none that it acknowledged, and leaves nothing behind',
  async (engine) => {
    const { store, env: database } = await newProcessDatabase(engine)
    const env = { ...database, RATE_LIMIT_SCALE: '100' }
    const media = join(env.DATA_DIR, 'media')
    const submissions = await newSubmissions()
    const killed = await startServer(env)
    const cookie = await killed.newSession()
    const acknowledged = await send(killed, cookie, submissions, (count) => {
      if (count === 7) killed.kill('SIGKILL')
    })
    expect(acknowledged.length).toBeGreaterThanOrEqual(7)
    expect(acknowledged.length).toBeLessThan(SUBMISSIONS)

    const restarted = await startServer(env)
    const found = await ownListings(restarted, cookie)
    const ids = found.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)))
    expect(found.every(({ images, photos }) => images.length === 2 && photos.length === 2)).toBe(true)
    expect(await brokenFiles(restarted, cookie, found)).toEqual([])

    // Interrupted submissions are sent again, like everything else.
    const again = await send(restarted, cookie, submissions)
    expect(again).toHaveLength(SUBMISSIONS)
    expect(again).toEqual(expect.arrayContaining(acknowledged))
    expect(await ownListings(restarted, cookie)).toHaveLength(SUBMISSIONS)
    restarted.kill('SIGTERM')
    expect(await restarted.exitCode()).toBe(0)

    // A day later the leases of the killed process have expired.
    await store.write.updateTable('job_leases').set({ lease_until: 0 }).execute()
    const yesterday = Date.now() / 1000 - DAY
    for (const file of readdirSync(media)) utimesSync(join(media, file), yesterday, yesterday)
    const swept = await startServer(env)
    const photoFiles = () => readdirSync(media).filter((name) => !name.startsWith('owner-'))
    await expect.poll(() => photoFiles().length).toBe(SUBMISSIONS * 2 * FILES_OF_A_PHOTO)
    expect(await brokenFiles(swept, cookie, await ownListings(swept, cookie))).toEqual([])
  },
  120_000,
)
