import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { executablePath } from './chromium.ts'
import { startPortal } from './portal.ts'

/**
 * Runs Lighthouse's phone profile on the built portal: prints a table of scores and times, then the paints on simulated
 * slow 3G. Times vary with the machine, so nothing fails here; the budget tests bound bytes, requests and what blocks
 * the first paint. With `slow-3g` only the second table is printed.
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-byte-weight',
]

const SLOW_3G = {
  rttMs: 400,
  throughputKbps: 400,
  cpuSlowdownMultiplier: 4,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
}
const PAINTS = ['first-contentful-paint', 'largest-contentful-paint']
const TIMES = 5

/** The number in the middle of an odd count. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[(numbers.length - 1) / 2] ?? Number.NaN

async function paintsOnSlow3g(url: string, port: number): Promise<string> {
  const runs: number[][] = []
  for (let time = 0; time < TIMES; time += 1) {
    const run = await lighthouse(url, { port, onlyAudits: PAINTS, throttling: SLOW_3G, logLevel: 'error' })
    runs.push(PAINTS.map((name) => run?.lhr.audits[name]?.numericValue ?? Number.NaN))
  }
  const medians = PAINTS.map((_, place) => median(runs.map((values) => values[place] ?? Number.NaN)))
  return `| ${[new URL(url).pathname, ...medians.map((ms) => `${(ms / 1000).toFixed(2)} s`)].join(' | ')} |`
}

async function measure(url: string, port: number): Promise<string> {
  const run = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = run
  const scores = CATEGORIES.map((name) => String(Math.round((lhr.categories[name]?.score ?? 0) * 100)))
  const figures = AUDITS.map((name) => lhr.audits[name]?.displayValue ?? '')
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  const named = failed.map(({ id }) => id).join(', ')
  return `| ${[new URL(url).pathname, ...scores, ...figures, named].join(' | ')} |`
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const portal = await startPortal()
const path = executablePath()
const chrome = await launch({
  ...(path !== undefined && { chromePath: path }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  const suggestions = (await (await fetch(`${portal.apiUrl}/api/search/suggestions?q=co`)).json()) as {
    href: string
    kind: string
  }[]
  const profile = suggestions.find(({ kind }) => kind === 'business')
  const pages = [
    '/',
    '/directory',
    profile?.href ?? '/sb',
    '/countries/solomon-islands',
    '/register-business',
    '/news',
    '/events',
  ]
  if (process.argv[2] !== 'slow-3g') {
    print(`| page | ${CATEGORIES.join(' | ')} | ${AUDITS.join(' | ')} | failed audits |`)
    print(`|${'---|'.repeat(2 + CATEGORIES.length + AUDITS.length)}`)
    for (const page of pages) print(await measure(portal.url + page, chrome.port))
  }
  print(`| on slow 3G, median of ${TIMES} | ${PAINTS.join(' | ')} |`)
  print(`|${'---|'.repeat(1 + PAINTS.length)}`)
  for (const page of pages) print(await paintsOnSlow3g(portal.url + page, chrome.port))
} finally {
  chrome.kill()
  await portal.stop()
}
