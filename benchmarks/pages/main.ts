import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { getStartCommand } from '../shared/app-process.ts'
import { measure, run, type Load } from './load.ts'
import { startServer, type MeasuredServer } from '../shared/measured-server.ts'
import { median } from '../shared/median.ts'

/**
 * CPU time per page: the built portal on demo data compared with a bare server that sends the same bytes and headers.
 * The two are loaded in turns on this machine; absolute figures vary with it, ratios hold.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)

const PAGES = ['/directory', '/']
const BROTLI = { 'accept-encoding': 'br' }
/** A different URL of the directory's first page for each n, since an invalid page number means page 1. */
const getUnseenPath = (n: number): string => `/directory?page=unseen-${n}`

const progress = (line: string) => process.stderr.write(`${line}\n`)
const print = (line: string) => process.stdout.write(`${line}\n`)

const formatMicroseconds = (figure: number): string => figure.toFixed(figure < 100 ? 1 : 0)

interface Portal {
  web: MeasuredServer
  api: MeasuredServer
  bare: MeasuredServer
  /** The output of the web server so far. */
  output: () => string
}

const origin = (port: number): string => `http://127.0.0.1:${port}`

async function startPortal(dataDir: string): Promise<Portal & { stop: () => Promise<void> }> {
  const [apiPort, webPort, barePort] = [await getPort(), await getPort(), await getPort()]
  const started: MeasuredServer[] = []
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()))
  }
  const start = async (options: Parameters<typeof startServer>[0]) => {
    const server = await startServer(options)
    started.push(server)
    return server
  }
  let output = ''
  try {
    const api = await start({
      ...getStartCommand('api'),
      port: apiPort,
      readyPath: '/api/health/ready',
      env: { LOG_LEVEL: 'warn', API_PORT: String(apiPort), DATA_DIR: dataDir, PORTAL_DEMO: '1' },
    })
    const web = await start({
      ...getStartCommand('web'),
      port: webPort,
      readyPath: '/health/live',
      env: {
        LOG_LEVEL: 'info',
        PORT: String(webPort),
        PUBLIC_URL: origin(webPort),
        WEB_API_URL: origin(apiPort),
      },
      onOutput: (text) => {
        output += text
      },
    })
    // From the third view on a page is compressed at the highest quality: the bare server gets those bytes too.
    for (const path of [...PAGES, ...PAGES, ...PAGES]) await (await fetch(web.origin + path)).text()
    await setTimeout(1_000)
    const bare = await start({
      options: getStartCommand('web').options,
      script: join(import.meta.dirname, 'bare-page-server.ts'),
      port: barePort,
      readyPath: '/directory',
      env: { PORTAL: web.origin, PAGES: PAGES.join(' '), PORT: String(barePort) },
    })
    return { web, api, bare, output: () => output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Row {
  what: string
  bare: number
  web: number
  api: number
  perSecond: number
  aim: string
}

const head = '| what | bare, µs | web, µs | API, µs | web, per second | web and API to bare | aim |'
const formatRow = ({ what, bare, web, api, perSecond, aim }: Row): string =>
  `| ${what} | ${formatMicroseconds(bare)} | ${formatMicroseconds(web)} | ${formatMicroseconds(api)} | ${Math.round(perSecond).toLocaleString('en')} | ${((web + api) / bare).toFixed(2)} | ${aim} |`

/** Alternates between the bare server and the portal, so that other load on the machine affects both. */
async function compare(
  { web, api, bare }: Portal,
  what: string,
  aim: string,
  load: Load,
  bareLoad: Load,
): Promise<void> {
  const figures: { bare: number; web: number; api: number; perSecond: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [bareCpu = 0] = (await measure(bare, bareLoad, seconds)).cpu
    const { cpu, perSecond } = await measure(web, load, seconds, [web, api])
    figures.push({ bare: bareCpu, web: cpu[0] ?? 0, api: cpu[1] ?? 0, perSecond })
  }
  print(
    formatRow({
      what,
      aim,
      bare: median(figures.map((one) => one.bare)),
      web: median(figures.map((one) => one.web)),
      api: median(figures.map((one) => one.api)),
      perSecond: median(figures.map((one) => one.perSecond)),
    }),
  )
}

const repeatPath = (path: string, headers: Load['headers'] = {}): Load => ({ path: () => path, headers })

async function fetchEtag(web: MeasuredServer): Promise<string> {
  return (await fetch(`${web.origin}/directory`)).headers.get('etag') ?? ''
}

const BURST_PATH = '/jobs'
const countRenders = (path: string, output: string): number =>
  output.split('\n').filter((line) => line.includes('"rendered"') && line.includes(`"path":"${path}"`)).length

/** A hundred simultaneous requests for a page that is not stored yet. */
async function measureBurst({ web, output }: Portal): Promise<void> {
  const responses = await Promise.all(
    Array.from({ length: 100 }, async () => (await fetch(web.origin + BURST_PATH)).text()),
  )
  await setTimeout(200)
  print(
    `- 100 requests at once for an unseen page: ${countRenders(BURST_PATH, output())} render, ${new Set(responses).size} answer (aim: 1 and 1)`,
  )
}

/** Stored pages while two connections request pages that are not stored. */
async function measureBesideRenders({ web }: Portal): Promise<void> {
  const alone = await run(web, { ...repeatPath('/directory', BROTLI), connections: 1 }, seconds)
  const renders = run(web, { path: getUnseenPath, headers: BROTLI, connections: 2 }, seconds + 1)
  await setTimeout(500)
  const beside = await run(web, { ...repeatPath('/directory', BROTLI), connections: 1 }, seconds)
  await renders
  print(
    `- a stored page, one visitor, median: ${alone.median.toFixed(2)} ms alone, ${beside.median.toFixed(2)} ms while two connections render without pause (aim: under 1 ms)`,
  )
}

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-pages-'))
const portal = await startPortal(dataDir)
try {
  print(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}; pages of the demo\n`,
  )
  print(head)
  print('|---|---:|---:|---:|---:|---:|---:|')
  const directory = repeatPath('/directory', BROTLI)
  await compare(portal, 'stored, brotli', '2.5', directory, directory)
  await compare(portal, 'stored, identity', '2.5', repeatPath('/directory'), repeatPath('/directory'))
  await compare(portal, 'home page, stored, brotli', '2.5', repeatPath('/', BROTLI), repeatPath('/', BROTLI))
  const tag = { ...BROTLI, 'if-none-match': await fetchEtag(portal.web) }
  await compare(portal, '304, beside the bare page', '1', repeatPath('/directory', tag), directory)
  await compare(portal, 'rendered anew, brotli', '–', { path: getUnseenPath, headers: BROTLI }, directory)
  print('')
  await measureBurst(portal)
  await measureBesideRenders(portal)
} finally {
  progress('stopping')
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
}
