import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../workspace.ts'
import { APPS, formatSize, SIZE_LIMITS, measureSize, type App } from './deployable.ts'
import { ImageStore, type ImageConfig } from './images.ts'
import { waitUntilOk } from './processes.ts'
import { runImage, type RunningImage } from './run-image.ts'
import { startStoresOnPorts, type Stores } from './stores.ts'

/** Docker kills a container ten seconds after SIGTERM; Kubernetes waits longer. */
const STOP_TIMEOUT_MS = 10_000
const SECRET = 'a secret of an image that is only tried'
/** The variables of a portal without a demo. */
const PRODUCTION = { SESSION_SECRET: SECRET, PUBLIC_URL: 'https://portal.example', SMTP_URL: 'file:' }

const COMPILERS =
  /^(cc|c\+\+|c99|gcc|g\+\+|cpp|clang|ld|as|make|cmake|go|rustc|javac|tsc|esbuild|rolldown|node-gyp)(-[\d.]+)?$/

const store = new ImageStore()
interface Image {
  /** Its files. */
  readonly root: string
  readonly config: ImageConfig
}
const images = new Map<App, Image>()
const running: RunningImage[] = []

beforeAll(() => {
  store.makeBase('debian')
  for (const app of APPS) images.set(app, unpack(store.build(app)))
})

const killAll = async () => {
  for (const image of running.splice(0)) await image.stop('SIGKILL')
}

afterAll(async () => {
  await killAll()
  store.remove()
})

const findImage = (app: App) => {
  const image = images.get(app)
  if (!image) throw new Error(`${app} has no image`)
  return image
}

/** The files of an image, in a new folder for each call, and its configuration. */
function unpack(name: string): Image {
  const root = store.mount(name)
  // The mount points of an engine, which would create them itself.
  for (const folder of ['dev', 'proc']) mkdirSync(join(root, folder), { recursive: true })
  return { root, config: store.inspect(name) }
}

/** Starts an image; returns it with its address, once it responds. */
async function run({ root, config }: Image, health: string, env: Record<string, string>) {
  const port = await getPort()
  const image = await runImage(root, config, { env: { PORT: `${port}`, API_PORT: `${port}`, ...env } })
  running.push(image)
  const address = `http://127.0.0.1:${port}`
  await waitUntilOk(address + health, image)
  return { image, address }
}

const getStatus = (pid: number): Map<string, string> =>
  new Map(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(':\t') as [string, string]),
  )

/** All files below a folder, as paths in it. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))

/** All programs of an image, as paths in it. */
const listPrograms = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listPrograms(path)
    return entry.isFile() && (statSync(path).mode & 0o111) !== 0 ? [path] : []
  })

describe.each(APPS)('the image of %s', (app) => {
  test('weighs no more than its limit before the base image', () => {
    const bytes = measureSize(join(findImage(app).root, 'app'))
    console.log(`${app}: ${formatSize(bytes)} of at most ${formatSize(SIZE_LIMITS[app])}`)
    expect(bytes).toBeGreaterThan(SIZE_LIMITS[app] / 2)
    expect(bytes).toBeLessThanOrEqual(SIZE_LIMITS[app])
  })

  test('has one Node, the pinned one, and no compiler', () => {
    const { root } = findImage(app)
    const programs = listPrograms(root)
    const nodes = programs.filter((path) => /^node(js)?$/.test(basename(path)))
    expect(nodes).toEqual([join(root, 'app/bin/node')])
    expect(programs.filter((path) => COMPILERS.test(basename(path)))).toEqual([])
  })
})

test('both images run as deployed: without root, writing only to /data, ending within ten seconds', async () => {
  const api = await run(findImage('api'), '/api/health/ready', { SESSION_SECRET: SECRET, PORTAL_DEMO: '1' })
  const web = await run(findImage('web'), '/', { WEB_API_URL: api.address, PORTAL_DEMO: '1' })

  for (const { image } of [api, web]) {
    const status = getStatus(image.pid())
    expect(status.get('Uid')).toBe('10001\t10001\t10001\t10001')
    expect(status.get('Gid')).toBe('10001\t10001\t10001\t10001')
    expect(status.get('CapEff')).toMatch(/^0+$/)
    expect(status.get('NSpid')).toMatch(/\t1$/)
    const mounts = readFileSync(`/proc/${image.pid()}/mountinfo`, 'utf8').split('\n')
    const root = mounts.filter((line) => line.split(' ')[4] === '/').at(-1)
    expect(root?.split(' ')[5]?.split(',')).toContain('ro')
  }
  const { root } = findImage('api')
  const database = statSync(join(root, 'data/portal.sqlite'))
  expect([database.uid, database.gid, database.mode & 0o777]).toEqual([10_001, 10_001, 0o600])

  const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const node = await runImage(root, findImage('api').config, { words: ['--version'] })
  await node.ended()
  expect(node.output().trim()).toBe(`v${version.optionalDependencies[`node-linux-${process.arch}`]}`)

  const page = await fetch(`${web.address}/directory`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1')

  for (const { image } of [web, api]) {
    const askedAt = performance.now()
    expect(await image.stop('SIGTERM', image.pid())).toBe(0)
    expect(performance.now() - askedAt).toBeLessThan(STOP_TIMEOUT_MS)
  }
})

/** Expects that a command succeeded; a failure shows its output. */
const SUCCESS = { code: 0, output: expect.any(String) as string }

/** Runs an operator's command in an image; returns its exit code and output. */
async function runCommand({ root, config }: Image, env: Record<string, string>, ...words: readonly string[]) {
  const command = await runImage(root, config, { env, words: ['dist/cli.js', ...words] })
  return { code: await command.ended(), output: command.output() }
}

test('the image of api runs operators’ commands on the same volume', async () => {
  expect(await runCommand(findImage('api'), PRODUCTION, 'migrate')).toEqual(SUCCESS)
})

describe('on PostgreSQL and an S3 store', () => {
  let stores: Stores | undefined
  beforeAll(async () => {
    stores = await startStoresOnPorts()
    store.makeBase('postgres')
  })
  afterAll(async () => {
    // First the containers that use the stores.
    await killAll()
    await stores?.stop()
  })

  test('the image of api migrates, serves the demo with its photos, and stores nothing on its volume', async () => {
    const image = unpack('portal-api')
    const env = { ...stores?.environment, SESSION_SECRET: SECRET, PORTAL_DEMO: '1' }
    expect(await runCommand(image, env, 'migrate')).toEqual(SUCCESS)
    expect(await runCommand(image, env, 'seed', 'demo')).toEqual(SUCCESS)
    const api = await run(image, '/api/health/ready', env)
    const web = await run(findImage('web'), '/', { WEB_API_URL: api.address, PORTAL_DEMO: '1' })

    const list = await fetch(`${api.address}/api/businesses?limit=50`)
    const businesses = (await list.json()) as { name: string; images: string[] }[]
    const [cover = ''] = businesses.flatMap((business) => business.images)
    const photo = await fetch(new URL(cover, api.address))
    expect([photo.status, photo.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
    expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(0)
    expect(await (await fetch(`${web.address}/directory`)).text()).toContain(businesses[0]?.name)

    expect(listFiles(join(image.root, 'data'))).toEqual([])
    for (const started of [web, api]) expect(await started.image.stop('SIGTERM', started.image.pid())).toBe(0)
  })

  test('a backup works in the image with PostgreSQL’s programs', async () => {
    const env = { ...stores?.environment, ...PRODUCTION }
    expect(await runCommand(findImage('api'), env, 'migrate')).toEqual(SUCCESS)
    expect(await runCommand(findImage('api'), env, 'backup', '/data/backup.tar')).toMatchObject({
      code: 1,
      output: expect.stringContaining('`pg_dump` is not there') as string,
    })
    const image = unpack(store.build('api', 'postgres'))
    const path = { PATH: '/usr/lib/postgresql/15/bin:/usr/bin:/bin' }
    expect(await runCommand(image, { ...env, ...path }, 'backup', '/data/backup.tar')).toEqual(SUCCESS)
    expect(listFiles(join(image.root, 'data'))).toEqual(['backup.tar'])
  })
})
