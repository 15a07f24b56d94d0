import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startApp } from '../shared/app-process.ts'
import { findProfile } from './find-profile.ts'

/** Measures the bytes of the built portal's pages with demo data, at the highest brotli quality, and of the scripts they need. */

const BROTLI = { 'accept-encoding': 'br' }
/** How long recompression may take; the third view starts it. */
const MAX_COMPRESSION_TIMEOUT_MS = 120_000

const print = (line: string) => process.stdout.write(`${line}\n`)

interface Weight {
  html: number
  /** The scripts that the page needs. */
  scripts: number
  requests: number
}

/** Bytes on the wire, without headers. */
async function measureBytes(address: string): Promise<number> {
  const response = await fetch(address, { headers: BROTLI })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length'))
}

/** The bytes of a page at its highest compression, which is smaller than the first. */
async function measureMaxCompression(address: string): Promise<number> {
  const first = await measureBytes(address)
  const end = Date.now() + MAX_COMPRESSION_TIMEOUT_MS
  while (Date.now() < end) {
    const bytes = await measureBytes(address)
    if (bytes < first) return bytes
    await setTimeout(50)
  }
  throw new Error(`${address} is sent in no denser encoding`)
}

async function measurePage(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text()
  const scripts = [...html.matchAll(/(?:data-entry|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, script = '']) => origin + script,
  )
  const weights = await Promise.all(scripts.map(measureBytes))
  return {
    html: await measureMaxCompression(origin + path),
    scripts: weights.reduce((sum, bytes) => sum + bytes, 0),
    requests: scripts.length,
  }
}

const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(2)

async function printTable(webOrigin: string, apiOrigin: string): Promise<void> {
  const pages = ['/', '/directory', await findProfile(apiOrigin), '/countries/fiji', '/register-business']
  print('| page | HTML, kB | scripts before it works, kB | scripts |')
  print('| --- | ---: | ---: | ---: |')
  for (const page of pages) {
    const { html, scripts, requests } = await measurePage(webOrigin, page)
    print(`| ${page} | ${formatKilobytes(html)} | ${formatKilobytes(scripts)} | ${requests} |`)
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-bytes-'))
const api = await startApp('api', { DATA_DIR: dataDir, PORTAL_DEMO: '1' })
try {
  const web = await startApp('web', { WEB_API_URL: api.origin })
  try {
    await printTable(web.origin, api.origin)
  } finally {
    await web.stop()
  }
} finally {
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
}
