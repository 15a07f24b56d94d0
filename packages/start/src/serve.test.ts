import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProcesses } from './processes.ts'
import { createScreen } from './screen.ts'
import { serve } from './serve.ts'

const API = `
  import { writeFileSync } from 'node:fs'
  process.on('SIGTERM', () => process.exit(0))
  setInterval(() => undefined, 1000)
  writeFileSync('../ready', '')
`
/** Ready with the third question at the earliest, and once the API is. */
const webOn = (port: number, isSample: boolean) => `
  import { existsSync } from 'node:fs'
  import { createServer } from 'node:http'
  process.on('SIGTERM', () => process.exit(0))
  let asked = 0
  const server = createServer((request, response) => {
    if (request.url === '/api/health/ready') response.statusCode = ++asked < 3 || !existsSync('../ready') ? 503 : 200
    response.end(JSON.stringify([{ isSample: ${isSample} }]))
  })
  server.listen(${port}, '127.0.0.1')
`
const NEVER_READY = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000)"

/** An app in a folder, whose `demo` script runs a program. */
function newApp(folder: string, name: string, program: string) {
  const app = join(folder, name)
  mkdirSync(app)
  writeFileSync(join(app, 'package.json'), JSON.stringify({ scripts: { demo: 'node main.mjs' } }))
  writeFileSync(join(app, 'main.mjs'), program)
  return { name, folder: app }
}

interface Options {
  readonly api?: string
  readonly web?: string
  readonly isSample?: boolean
  readonly isDemo?: boolean
  readonly isTTY?: boolean
}

async function newPortal({ api = API, web, isSample = true, isDemo = true, isTTY = false }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await getPort()
  const written: string[] = []
  const screen = createScreen({ isTTY, write: (text) => written.push(text) })
  const processes = createProcesses()
  onTestFinished(() => processes.stop('SIGKILL'))
  const code = serve({
    servers: [newApp(folder, 'API', api), newApp(folder, 'web server', web ?? webOn(port, isSample))],
    place: { localUrl: `http://127.0.0.1:${port}`, publicUrl: 'https://portal.test', isDemo },
    screen,
    processes,
  })
  const output = () => written.join('')
  const isSaid = (text: string) =>
    vi.waitUntil(() => output().includes(text), { timeout: 50_000, interval: 20 })
  return { processes, code, output, isSaid }
}

const ADDRESS = 'The portal is at https://portal.test. Ctrl+C ends it.'

test('says where the portal is, and the accounts of the demo, last', async () => {
  const { processes, code, output, isSaid } = await newPortal()
  await isSaid('a second owner')
  const lines = output().trim().split('\n')
  expect(lines.slice(0, 3)).toEqual(['Starting the API and the web server', '', ADDRESS])
  expect(lines.slice(3).join('\n')).toMatch(/pacific-demo:\n  admin@portal.test .*\n  owner@.*\n  other@.*$/)
  processes.stop('SIGTERM')
  expect(await code).toBe(0)
})

test.each([
  ['has no businesses of the demo', { isSample: false }],
  ['is no demo', { isDemo: false }],
])('names no accounts of a portal that %s', async (_, options) => {
  const { processes, code, output, isSaid } = await newPortal(options)
  await isSaid(ADDRESS)
  processes.stop('SIGTERM')
  expect(await code).toBe(0)
  expect(output()).not.toContain('@portal.test')
})

test('ends both servers with 1 when one ends by itself', async () => {
  const { code, output } = await newPortal({
    web: NEVER_READY,
    api: "process.kill(process.pid, 'SIGKILL')",
  })
  expect(await code).toBe(1)
  expect(output()).toMatch(/\nThe API ended by itself, and so the portal ends\.\n$/)
})

test('adds nothing to the sentence of a server that can’t start', async () => {
  const refusing = "process.stderr.write('Port 3001 is taken\\n'); process.exitCode = 1"
  const { code, output } = await newPortal({ api: refusing, web: NEVER_READY, isTTY: true })
  expect(await code).toBe(1)
  expect(output()).toContain('Port 3001 is taken\n')
  expect(output()).not.toContain('by itself')
})

test('ends with 1 when a server does not end well', async () => {
  const { processes, code, isSaid } = await newPortal({ api: API.replace('exit(0)', 'exit(3)') })
  await isSaid(ADDRESS)
  processes.stop('SIGTERM')
  expect(await code).toBe(1)
})

test('shows readable lines in a terminal, of warnings unless a level is set', async () => {
  const line = '`{"level":40,"time":1,"pid":1,"msg":"little space","logLevel":"${process.env.LOG_LEVEL}"}`'
  const api = `${API}\nconsole.log(${line}); console.log('plain text')`
  vi.stubEnv('LOG_LEVEL', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { processes, code, output, isSaid } = await newPortal({ api, isTTY: true })
  await isSaid('plain text\n')
  await isSaid(ADDRESS)
  processes.stop('SIGTERM')
  await code
  expect(output()).toMatch(/WARN.*: .*API: little space/)
  expect(output()).toMatch(/logLevel.*: .*"warn"/)
  expect(output()).not.toContain('"msg"')
})
