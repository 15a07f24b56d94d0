import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startApp } from '../shared/app-process.ts'
import { findProfile } from './find-profile.ts'
import { buildRenderer, startRenderer, type Renderer } from './renderer.ts'
import { normalizePage } from './same-page.ts'
import { median } from '../shared/median.ts'

/**
 * CPU time of rendering alone: a process that only renders, with recorded responses of the built API. With `--against`,
 * the web app of another checkout is measured in turns with this one, and the pages of both are compared.
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
const APP = join(import.meta.dirname, '../../apps/web')

const print = (line: string) => process.stdout.write(`${line}\n`)

/** The most viewed kinds of pages, with their names in the table. */
async function findPages(apiUrl: string): Promise<readonly (readonly [name: string, path: string])[]> {
  return [
    ['directory, 24 cards', '/directory'],
    ['home', '/'],
    ['profile', await findProfile(apiUrl)],
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
const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-render-'))
const renderers: Renderer[] = []
try {
  const api = await startApp('api', { DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORTAL_DEMO: '1' })
  try {
    for (const app of apps) renderers.push(await startRenderer(await buildRenderer(app), api.origin))
    await printTable(renderers, api.origin)
  } finally {
    for (const renderer of renderers) await renderer.stop()
    await api.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
