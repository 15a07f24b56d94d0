import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDataDir } from '#db/engine/sqlite/open.ts'
import { newDataDir } from './data-dir.ts'
import { addListings } from './listings.ts'
import { dataUrl, SHOP } from './photos.ts'
import { startServer } from './process.ts'

const MIB = 1024 * 1024
const SIDE = 1_270

/** Creates a photo of nearly five megabytes, which can't be compressed. */
const noise = async () => {
  const pixels = randomBytes(SIDE * SIDE * 3)
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const peakOf = (pid: number | undefined): number =>
  (Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MIB

/** Approves a listing, since an established account can send one more large body. */
async function approveSomethingOf(email: string, dataDir: string): Promise<void> {
  const store = openDataDir(dataDir)
  const [{ id: ownerId } = { id: 0 }] = await store.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .execute()
  await addListings(store, { ownerId })
  await store.close()
}

test.runIf(process.platform === 'linux')(
  'four concurrent large registrations need less than 900 MiB, repeatedly',
  async () => {
    const images = await Promise.all([1, 2, 3, 4].map(async () => dataUrl(await noise())))
    const body = JSON.stringify({ ...SHOP, images })
    expect(body.length / MIB).toBeGreaterThan(25)
    const dataDir = newDataDir()
    const server = await startServer({
      SESSION_SECRET: 'a secret of thirty-two characters',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '100',
    })
    const [ana, ben] = [await server.newSession(), await server.newSession('ben@example.com')]
    const eve = await server.newSession('eve@example.com')
    await approveSomethingOf('eve@example.com', dataDir)
    const post = async (cookie: string, position: number) => {
      // From four addresses.
      const from = `203.0.113.${position}`
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, cookie }
      const response = await fetch(`${server.url}/api/businesses`, { method: 'POST', headers, body })
      return response.status
    }
    for (let round = 0; round < 2; round++) {
      expect(await Promise.all([ana, ana, ben, eve].map(post))).toEqual([201, 201, 201, 201])
      expect(peakOf(server.pid)).toBeLessThan(900)
    }
  },
  120_000,
)
