import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { start, waitUntilOk } from '../e2e/processes.ts'
import { buildRenderer, startRenderer, type Renderer } from './renderer.ts'
import { normalizePage } from './same-page.ts'
import { median } from './median.ts'

/**
 * CPU time of rendering alone: a process that only renders, with recorded answers of the built API. With `--against`,
 * another checkout of this app is measured in turns with this one, and the pages of both are compared.
 */

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    times: { type: 'string', default: '150' },
    only: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
const times = Number(values.times)
const APP = join(import.meta.dirname, '..')

const print = (line: string) => process.stdout.write(`${line}\n`)

async function startApi() {
  const port = String(await getPort())
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-render-'))
  const api = start('api', {
    API_PORT: port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PORTAL_DEMO: '1',
    RATE_LIMIT_SCALE: '1000',
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await waitUntilOk(`${url}/api/health/ready`, api)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** The most viewed kinds of pages, with their names in the table. */
async function findPages(apiUrl: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const answer = await fetch(`${apiUrl}/api/search/suggestions?q=co`)
  const suggestions = (await answer.json()) as { href: string; kind: string }[]
  const profile = suggestions.find(({ kind }) => kind === 'business')?.href
  if (profile === undefined) throw new Error('The demo has no business to show')
  return [
    ['directory, 24 cards', '/directory'],
    ['home', '/'],
    ['profile', profile],
    ['guide', '/countries/fiji'],
  ]
}

/** Renders one page with each build in turns: the median of each build's rounds, and its pages. */
async function measure(renderers: readonly Renderer[], path: string) {
  const sides = renderers.map((renderer) => ({ renderer, figures: [] as number[], page: '' }))
  for (const { renderer } of sides) await renderer.render({ path, times })
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      const { microseconds, parts } = await side.renderer.render({ path, times })
      side.figures.push(microseconds)
      side.page = normalizePage(parts)
    }
  }
  return sides.map(({ figures, page }) => ({ microseconds: median(figures), page }))
}

const formatInteger = (figure: number) => Math.round(figure).toLocaleString('en')

async function printTable(renderers: readonly Renderer[], apiUrl: string): Promise<void> {
  print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`)
  print(`${rounds} rounds of ${times} renders, middle round, processor time per render in µs\n`)
  print('| page | this build | the other | ratio | pages |')
  print('| --- | ---: | ---: | ---: | --- |')
  for (const [name, path] of await findPages(apiUrl)) {
    if (!name.includes(values.only)) continue
    const [own, other] = await measure(renderers, path)
    if (!own) continue
    const compared = other
      ? [
          formatInteger(other.microseconds),
          (own.microseconds / other.microseconds).toFixed(2),
          own.page === other.page ? 'the same' : 'differ',
        ]
      : ['', '', '']
    print(`| ${[name, formatInteger(own.microseconds), ...compared].join(' | ')} |`)
  }
}

const apps = values.against === undefined ? [APP] : [APP, resolve(values.against)]
const api = await startApi()
const renderers: Renderer[] = []
try {
  for (const app of apps) renderers.push(await startRenderer(await buildRenderer(app), api.url))
  await printTable(renderers, api.url)
} finally {
  for (const renderer of renderers) await renderer.stop()
  await api.stop()
}
