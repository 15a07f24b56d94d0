import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { executablePath } from './chromium.ts'
import { startPortal } from './portal.ts'

/**
 * Lighthouse's phone profile on the built portal: prints a table of scores and times. Times move with the machine,
 * so nothing here fails; bytes and requests are held by the budget tests.
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-byte-weight',
]

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
  const pages = ['/', '/directory', profile?.href ?? '/sb', '/news', '/events']
  print(`| page | ${CATEGORIES.join(' | ')} | ${AUDITS.join(' | ')} | failed audits |`)
  print(`|${'---|'.repeat(2 + CATEGORIES.length + AUDITS.length)}`)
  for (const page of pages) print(await measure(portal.url + page, chrome.port))
} finally {
  chrome.kill()
  await portal.stop()
}
