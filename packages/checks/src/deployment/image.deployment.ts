import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../workspace.ts'
import { APPS, formatSize, SIZE_LIMITS, weigh, type App } from './deployable.ts'
import { ImageStore, type ImageConfig } from './images.ts'
import { freePort, waitUntilOk } from './processes.ts'
import { runImage, type RunningImage } from './run-image.ts'

/** Docker and Kubernetes kill what has not ended ten seconds or more after SIGTERM. */
const STOP_WITHIN_MS = 10_000
const SECRET = 'a secret of an image that is only tried'

const COMPILERS =
  /^(cc|c\+\+|c99|gcc|g\+\+|cpp|clang|ld|as|make|cmake|go|rustc|javac|tsc|esbuild|rolldown|node-gyp)(-[\d.]+)?$/

const store = new ImageStore()
const images = new Map<App, { root: string; config: ImageConfig }>()
const running: RunningImage[] = []

beforeAll(() => {
  store.makeBase()
  for (const app of APPS) {
    const image = store.build(app)
    images.set(app, { root: store.mount(image), config: store.inspect(image) })
  }
})

afterAll(async () => {
  for (const image of running) await image.stop('SIGKILL')
  store.remove()
})

const imageOf = (app: App) => {
  const image = images.get(app)
  if (!image) throw new Error(`${app} has no image`)
  return image
}

/** Starts the image of an app; returns it with its address, once it answers. */
async function run(app: App, health: string, env: Record<string, string>) {
  const port = await freePort()
  const { root, config } = imageOf(app)
  // The folders over which an engine mounts; without them it makes them itself.
  for (const folder of ['dev', 'proc']) mkdirSync(join(root, folder), { recursive: true })
  const image = await runImage(root, config, { env: { PORT: `${port}`, API_PORT: `${port}`, ...env } })
  running.push(image)
  const address = `http://127.0.0.1:${port}`
  await waitUntilOk(address + health, image)
  return { image, address }
}

const statusOf = (pid: number): Map<string, string> =>
  new Map(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(':\t') as [string, string]),
  )

/** All programs of an image, as paths in it. */
const listPrograms = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listPrograms(path)
    return entry.isFile() && (statSync(path).mode & 0o111) !== 0 ? [path] : []
  })

describe.each(APPS)('the image of %s', (app) => {
  test('weighs no more than its limit before the base image', () => {
    const bytes = weigh(join(imageOf(app).root, 'app'))
    console.log(`${app}: ${formatSize(bytes)} of at most ${formatSize(SIZE_LIMITS[app])}`)
    expect(bytes).toBeGreaterThan(SIZE_LIMITS[app] / 2)
    expect(bytes).toBeLessThanOrEqual(SIZE_LIMITS[app])
  })

  test('has one Node, the pinned one, and no compiler', () => {
    const { root } = imageOf(app)
    const programs = listPrograms(root)
    const nodes = programs.filter((path) => /^node(js)?$/.test(basename(path)))
    expect(nodes).toEqual([join(root, 'app/bin/node')])
    expect(programs.filter((path) => COMPILERS.test(basename(path)))).toEqual([])
  })
})

test('both images run as they are deployed: no root, nothing written but /data, an end within ten seconds', async () => {
  const api = await run('api', '/api/health/ready', { SESSION_SECRET: SECRET, PORTAL_DEMO: '1' })
  const web = await run('web', '/', { WEB_API_URL: api.address })

  for (const { image } of [api, web]) {
    const status = statusOf(image.pid())
    expect(status.get('Uid')).toBe('10001\t10001\t10001\t10001')
    expect(status.get('Gid')).toBe('10001\t10001\t10001\t10001')
    expect(status.get('CapEff')).toMatch(/^0+$/)
    expect(status.get('NSpid')).toMatch(/\t1$/)
    const mounts = readFileSync(`/proc/${image.pid()}/mountinfo`, 'utf8').split('\n')
    const root = mounts.filter((line) => line.split(' ')[4] === '/').at(-1)
    expect(root?.split(' ')[5]?.split(',')).toContain('ro')
  }
  const { root } = imageOf('api')
  const database = statSync(join(root, 'data/portal.sqlite'))
  expect([database.uid, database.gid, database.mode & 0o777]).toEqual([10_001, 10_001, 0o600])

  const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const node = await runImage(root, imageOf('api').config, { words: ['--version'] })
  await node.ended()
  expect(node.output().trim()).toBe(`v${version.optionalDependencies[`node-linux-${process.arch}`]}`)

  const page = await fetch(`${web.address}/directory`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1')

  for (const { image } of [web, api]) {
    const askedAt = performance.now()
    expect(await image.stop('SIGTERM', image.pid())).toBe(0)
    expect(performance.now() - askedAt).toBeLessThan(STOP_WITHIN_MS)
  }
})

test('the image of api runs the commands of operators on the same volume', async () => {
  const { root, config } = imageOf('api')
  const env = { SESSION_SECRET: SECRET }
  const command = await runImage(root, config, { env, words: ['dist/cli.js', 'migrate'] })
  expect([await command.ended(), command.output()]).toEqual([0, expect.any(String)])
})
