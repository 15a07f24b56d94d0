import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dataUrl, SHOP } from './photos.ts'
import { newDataDir, startServer } from './process.ts'

const MIB = 1024 * 1024
const SIDE = 1_270

/** A photo of nearly five megabytes, which nothing makes smaller. */
const noise = async () => {
  const pixels = randomBytes(SIDE * SIDE * 3)
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const peakOf = (pid: number | undefined): number =>
  (Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MIB

test.runIf(process.platform === 'linux')(
  'the three large registrations that are taken at once need less than 900 MiB, again and again',
  async () => {
    const images = await Promise.all([1, 2, 3, 4].map(async () => dataUrl(await noise())))
    const body = JSON.stringify({ ...SHOP, images })
    expect(body.length / MIB).toBeGreaterThan(25)
    const server = await startServer({
      SESSION_SECRET: 'a secret of thirty-two characters',
      DATA_DIR: newDataDir(),
      RATE_LIMIT_SCALE: '100',
    })
    const [ana, ben] = [await server.newSession(), await server.newSession('ben@example.com')]
    const post = async (cookie: string) => {
      const headers = { 'content-type': 'application/json', cookie }
      const answer = await fetch(`${server.url}/api/businesses`, { method: 'POST', headers, body })
      return answer.status
    }
    for (let round = 0; round < 2; round++) {
      expect(await Promise.all([ana, ana, ben].map(post))).toEqual([201, 201, 201])
      expect(peakOf(server.pid)).toBeLessThan(900)
    }
  },
  120_000,
)
