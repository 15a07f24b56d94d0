import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProcesses } from './processes.ts'
import { createScreen } from './screen.ts'
import { serve } from './serve.ts'

/** A server that returns businesses, and is ready at the third request. */
const server = (port: number, businesses: object = []) => `
  import { existsSync, writeFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  process.on('SIGTERM', () => process.exit(0))
  let questions = 0
  createServer((request, response) => {
    if (request.url === '/api/health/ready') {
      questions += 1
      if (questions < 3) response.statusCode = 503
      else writeFileSync('ready', '')
    }
    response.end('${JSON.stringify(businesses)}')
  }).listen(${port}, '127.0.0.1')
`
const DEMO = [{ isSample: false }, { isSample: true }]

interface Options {
  /** The programs of the servers on a port. */
  readonly api?: (port: number) => string
  readonly web?: (port: number) => string
  readonly isDemo?: boolean
  readonly isTTY?: boolean
}

async function newPortal({
  api = server,
  web = (port) => server(port, DEMO),
  isDemo = true,
  isTTY = false,
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  /** An app whose `demo` script runs a program. */
  const newServer = (name: string, port: number, program: string) => {
    const app = join(folder, name)
    mkdirSync(app)
    writeFileSync(join(app, 'package.json'), JSON.stringify({ scripts: { demo: 'node main.mjs' } }))
    writeFileSync(join(app, 'main.mjs'), program)
    return { name, folder: app, readyUrl: `http://127.0.0.1:${port}/api/health/ready` }
  }
  const [apiPort, webPort] = [await getPort(), await getPort()]
  const webUrl = `http://127.0.0.1:${webPort}`
  const written: string[] = []
  const processes = createProcesses()
  onTestFinished(() => processes.stop('SIGKILL'))
  const code = serve({
    servers: [newServer('API', apiPort, api(apiPort)), newServer('web server', webPort, web(webPort))],
    addresses: { webUrl, publicUrl: 'https://portal.test', isDemo },
    screen: createScreen({ isTTY, write: (text) => written.push(text) }),
    processes,
  })
  const output = () => written.join('')
  const isSaid = (text: string) =>
    vi.waitUntil(() => output().includes(text), { timeout: 50_000, interval: 20 })
  return { processes, code, output, isSaid }
}

const ADDRESS = 'The portal is at https://portal.test. Ctrl+C ends it.'

test('prints the portal’s address and the demo accounts last', async () => {
  const { processes, code, output, isSaid } = await newPortal()
  await isSaid('a second owner')
  const lines = output().trim().split('\n')
  expect(lines.slice(0, 3)).toEqual(['Starting the API and the web server', '', ADDRESS])
  expect(lines.slice(3).join('\n')).toMatch(/pacific-demo:\n  admin@portal.test .*\n  owner@.*\n  other@.*$/)
  processes.stop('SIGTERM')
  expect(await code).toBe(0)
})

test('starts the web server when the API is ready', async () => {
  const { output, isSaid } = await newPortal({
    web: (port) => `${server(port, DEMO)}; if (!existsSync('../API/ready')) process.exit(1)`,
  })
  await isSaid('ends')
  expect(output()).toContain(ADDRESS)
})

test.each([
  ['has no businesses of the demo', { web: (port: number) => server(port, [{ isSample: false }]) }],
  ['is no demo', { isDemo: false }],
])('prints no accounts of a portal that %s', async (_, options) => {
  const { processes, code, output, isSaid } = await newPortal(options)
  await isSaid(ADDRESS)
  processes.stop('SIGTERM')
  expect(await code).toBe(0)
  expect(output()).not.toContain('@portal.test')
})

test('ends everything with 1 when a server ends by itself', async () => {
  const { code, output } = await newPortal({ web: () => "process.kill(process.pid, 'SIGKILL')" })
  expect(await code).toBe(1)
  expect(output()).toMatch(/\nThe web server ended by itself, and so the portal ends\.\n$/)
})

test('adds nothing to the message of a server that can’t start', async () => {
  const refuse = () => "process.stderr.write('Port 3001 is taken\\n'); process.exitCode = 1"
  const { code, output } = await newPortal({ api: refuse, isTTY: true })
  expect(await code).toBe(1)
  expect(output()).toContain('Port 3001 is taken\n')
  expect(output()).not.toContain('by itself')
})

test('ends while the API is not ready yet', async () => {
  const never = () =>
    "process.on('SIGTERM', () => process.exit(0)); setInterval(Object, 1000); console.log('here')"
  const { processes, code, output, isSaid } = await newPortal({ api: never, isTTY: true })
  await isSaid('here')
  processes.stop('SIGTERM')
  expect(await code).toBe(0)
  expect(output()).not.toContain(ADDRESS)
})

test('ends with 1 when a server ends with an error', async () => {
  const api = (port: number) => server(port).replace('exit(0)', 'exit(3)')
  const { processes, code, isSaid } = await newPortal({ api })
  await isSaid(ADDRESS)
  processes.stop('SIGTERM')
  expect(await code).toBe(1)
})

test('shows readable lines in a terminal, only warnings unless a level is set', async () => {
  const line = '`{"level":40,"time":1,"pid":1,"msg":"little space","logLevel":"${process.env.LOG_LEVEL}"}`'
  const api = (port: number) => `${server(port)}; console.log(${line}); console.log('plain text')`
  vi.stubEnv('LOG_LEVEL', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { processes, code, output, isSaid } = await newPortal({ api, isTTY: true })
  await isSaid('plain text\n')
  await isSaid(ADDRESS)
  processes.stop('SIGTERM')
  expect(await code).toBe(0)
  expect(output()).toMatch(/WARN.*: .*API: little space/)
  expect(output()).toMatch(/logLevel.*: .*"warn"/)
  expect(output()).not.toContain('"msg"')
})
