import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startPortal, type Portal } from './portal.ts'

/** The memory that the web server may use once all its pages were visited, in megabytes. */
const MAX_MB = 350
const AT_ONCE = 20

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({}, inject('seeded'))
})
afterAll(() => portal.stop())

/** The addresses of a sitemap and of those that it lists. */
async function listAddresses(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  if (!text.includes('<sitemapindex')) return found
  return (await Promise.all(found.map(listAddresses))).flat()
}

/** Visits addresses, some at once. */
async function visitAll(addresses: readonly string[]): Promise<void> {
  const waiting = addresses.values()
  const visit = async () => {
    for (const address of waiting)
      // oxlint-disable-next-line no-await-in-loop
      await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
}

const getMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test('the web server stays small while all addresses of the sitemap are visited, twice', async () => {
  const addresses = await listAddresses(`${portal.url}/sitemap.xml`)
  expect(addresses.length).toBeGreaterThan(500)
  await visitAll(addresses)
  await visitAll(addresses)
  expect(getMemory(portal.webPid)).toBeLessThan(MAX_MB)
})
