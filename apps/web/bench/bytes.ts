import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { startCommand } from '../e2e/processes.ts'
import { parseReducedMode, REDUCED_MODES } from '../src/app/start/build-modes.ts'
import { startServer } from './server.ts'

/**
 * What each optimisation of `src/app/start` saves: the portal is built with all of them and without each, and its pages
 * are weighed in every build, on the demo's data and as the densest brotli. Further arguments choose modes of the build.
 */

const run = promisify(execFile)

const APP = join(import.meta.dirname, '..')
const ALL = 'production'
const CHOSEN = process.argv.slice(2).map(parseReducedMode)
const MODES = CHOSEN.length > 0 ? CHOSEN : REDUCED_MODES
const BROTLI = { 'accept-encoding': 'br' }
/** A page's third view starts its densest encoding, which later views get. */
const DENSEST_WITHIN_MS = 10_000

const print = (line: string) => process.stdout.write(`${line}\n`)
const local = (port: number): string => `http://127.0.0.1:${port}`

/** Builds the portal in a mode; answers the script that serves it. */
async function build(mode: string): Promise<string> {
  const vite = join(APP, 'node_modules/vite/bin/vite.js')
  const out = join('dist/bytes', mode)
  for (const side of [
    ['--outDir', `${out}/client`],
    ['--ssr', '--outDir', `${out}/server`],
  ]) {
    const options = ['build', '--mode', mode, '--logLevel', 'error', ...side]
    await run(process.execPath, [vite, ...options], { cwd: APP })
  }
  return join(APP, out, 'server/main.js')
}

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

async function pagesOf(apiUrl: string): Promise<readonly string[]> {
  const answer = await fetch(`${apiUrl}/api/search/suggestions?q=co`)
  const suggestions = (await answer.json()) as { href: string; kind: string }[]
  const profile = suggestions.find(({ kind }) => kind === 'business')?.href
  if (profile === undefined) throw new Error('The demo has no business to show')
  return ['/', '/directory', profile, '/countries/fiji', '/register-business']
}

const shared = { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn', HOST: '127.0.0.1' }

async function weighBuild(mode: string, apiUrl: string): Promise<readonly Weight[]> {
  const script = await build(mode)
  const port = await getPort()
  const { options } = startCommand('web')
  const env = { ...shared, PORT: String(port), PUBLIC_URL: local(port), WEB_API_URL: apiUrl }
  const web = await startServer({ options, script }, local(port), '/health/live', env)
  try {
    const weights: Weight[] = []
    for (const path of await pagesOf(apiUrl)) weights.push(await weighPage(local(port), path))
    return weights
  } finally {
    await web.stop()
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2)
const difference = (bytes: number): string => (bytes > 0 ? '+' : '') + kilobytes(bytes)

async function printTable(apiUrl: string): Promise<void> {
  const pages = await pagesOf(apiUrl)
  const all = await weighBuild(ALL, apiUrl)
  print('| build | page | HTML, kB | scripts before it works, kB | scripts |')
  print('| --- | --- | ---: | ---: | ---: |')
  for (const [index, { html, scripts, requests }] of all.entries()) {
    print(`| all | ${pages[index]} | ${kilobytes(html)} | ${kilobytes(scripts)} | ${requests} |`)
  }
  for (const mode of MODES) {
    const weights = await weighBuild(mode, apiUrl)
    for (const [index, { html, scripts, requests }] of weights.entries()) {
      const base = all[index] ?? { html: 0, scripts: 0, requests: 0 }
      const cells = [difference(html - base.html), difference(scripts - base.scripts), requests]
      print(`| ${mode} | ${pages[index]} | ${cells.join(' | ')} |`)
    }
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-bytes-'))
const apiPort = await getPort()
const api = await startServer(startCommand('api'), local(apiPort), '/api/health/ready', {
  ...shared,
  API_PORT: String(apiPort),
  DATA_DIR: dataDir,
  PORTAL_DEMO: '1',
})
try {
  await printTable(local(apiPort))
} finally {
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
}
