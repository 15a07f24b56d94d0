import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startApp } from '../shared/app-process.ts'
import { findProfile } from './find-profile.ts'

/** Bytes of the built portal's pages on the demo's data, as the densest brotli, and of the scripts that they wait for. */

const BROTLI = { 'accept-encoding': 'br' }
/** A page's third view starts its densest encoding, which later views get. */
const DENSEST_WITHIN_MS = 120_000

const print = (line: string) => process.stdout.write(`${line}\n`)

interface Weight {
  html: number
  /** The scripts that the page waits for. */
  scripts: number
  requests: number
}

/** Bytes on the wire, without headers. */
async function weigh(address: string): Promise<number> {
  const answer = await fetch(address, { headers: BROTLI })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

/** A page's bytes in its densest encoding, which is smaller than the first. */
async function weighDensest(address: string): Promise<number> {
  const first = await weigh(address)
  const end = Date.now() + DENSEST_WITHIN_MS
  while (Date.now() < end) {
    const bytes = await weigh(address)
    if (bytes < first) return bytes
    await setTimeout(50)
  }
  throw new Error(`${address} is sent in no denser encoding`)
}

async function weighPage(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text()
  const scripts = [...html.matchAll(/(?:data-entry|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, script = '']) => origin + script,
  )
  const weights = await Promise.all(scripts.map(weigh))
  return {
    html: await weighDensest(origin + path),
    scripts: weights.reduce((sum, bytes) => sum + bytes, 0),
    requests: scripts.length,
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2)

async function printTable(webOrigin: string, apiOrigin: string): Promise<void> {
  const pages = ['/', '/directory', await findProfile(apiOrigin), '/countries/fiji', '/register-business']
  print('| page | HTML, kB | scripts before it works, kB | scripts |')
  print('| --- | ---: | ---: | ---: |')
  for (const page of pages) {
    const { html, scripts, requests } = await weighPage(webOrigin, page)
    print(`| ${page} | ${kilobytes(html)} | ${kilobytes(scripts)} | ${requests} |`)
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
