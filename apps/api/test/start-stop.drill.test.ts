// cspell:ignore PUBLC
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DAY } from '@portal/domain/shared'
import { acceptClock } from '#db/clock.ts'
import { migrate } from '#db/schema.ts'
import { openDataDir } from '#db/engine/sqlite/open.ts'
import { addCast } from './cast.ts'
import { newDataDir } from './data-dir.ts'
import { failToStart, startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'

const SECRET = { SESSION_SECRET: 'a secret of thirty-two characters' }
const PERSON = {
  firstName: 'Ana',
  lastName: 'Vula',
  email: 'ana@example.com',
  password: 'sago palm & 7 canoes',
}

const register = (url: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  })

test('an invalid setting fails the start with one line', async () => {
  const { code, said } = await failToStart({ ...SECRET, DATA_DIR: newDataDir(), RATE_LIMIT_SCALE: 'many' })
  expect(code).toBe(1)
  expect(said).toBe('RATE_LIMIT_SCALE is "many", but takes a number above 0\n')
})

test('production without required settings fails the start with one line that lists them', async () => {
  const env = { ...SECRET, NODE_ENV: 'production', PUBLC_URL: 'https://portal.example' }
  const { code, said } = await failToStart(env)
  expect(code).toBe(1)
  expect(said).toMatch(/^DATA_DIR, PUBLIC_URL and SMTP_URL are not set[^\n]*is PUBLIC_URL meant\?\n$/)
})

test('a start logs its stores, misspelt variables and accounts whose authenticator no secret opens', async () => {
  const { env, store } = await newProcessDatabase('SQLite')
  const { owner } = await addCast(store, Date.now())
  const set = { created_at: 1, turned_on_at: 1, last_used_step: 0, secret: Buffer.alloc(60) }
  await store.write
    .insertInto('second_steps')
    .values({ user_id: owner, ...set })
    .execute()
  const server = await startServer({ ...env, PUBLC_URL: 'https://portal.example' })
  const lines = server.log().split('\n')
  const lineWith = (text: string) => JSON.parse(lines.find((line) => line.includes(text)) ?? '{}') as object
  expect(lineWith('starting')).toMatchObject({
    engine: 'SQLite',
    dataDir: env.DATA_DIR,
    publicUrl: 'http://localhost:3000',
    emails: 'files in dataDir',
  })
  expect(lineWith('PUBLC_URL')).toMatchObject({ level: 40 })
  expect(lineWith('no SESSION_SECRET opens')).toMatchObject({ level: 50, accounts: 1 })
})

test.each(ENGINES)(
  'on %s a start with a clock that is far ahead reports it, keeps sessions, and works once it is accepted',
  async (engine) => {
    const { env, store } = await newProcessDatabase(engine)
    const first = await startServer(env)
    const cookie = await first.newSession()
    first.kill('SIGTERM')
    await first.exitCode()
    // As long ago as the server was off.
    const past = Date.now() - 40 * DAY
    await acceptClock(store.write, past)
    await store.write.updateTable('sessions').set({ used_at: past, created_at: past }).execute()

    const server = await startServer(env)
    const status = async () => (await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).status
    const isAhead = async () => {
      const response = await fetch(`${server.url}/api/health/ready`)
      return ((await response.json()) as { clock?: { isAhead: boolean } }).clock?.isAhead
    }
    expect(server.log()).toMatch(/"level":50[^\n]*40\.0 days after it was last known[^\n]*clock accept/)
    expect(await status()).toBe(200)
    expect(await isAhead()).toBe(true)
    await acceptClock(store.write, Date.now())
    await expect.poll(isAhead, { timeout: 60_000 }).toBe(false)
    await expect.poll(status, { timeout: 60_000 }).toBe(401)
  },
  120_000,
)

test.each([
  ['a file', (folder: string) => join(folder, 'file'), /^DATA_DIR is ".*file", but there is a file in place/],
  [
    'below a file',
    (folder: string) => join(folder, 'file/data'),
    /but there is a file in place of the folder/,
  ],
  [
    'where no folder can be',
    () => '/proc/nope',
    /^DATA_DIR is "\/proc\/nope", but the folder can’t be created/,
  ],
])('a data folder that is %s fails the start with one line', async (_, dataDir, line) => {
  const folder = newDataDir()
  writeFileSync(join(folder, 'file'), '')
  const { code, said } = await failToStart({ ...SECRET, DATA_DIR: dataDir(folder) })
  expect(code).toBe(1)
  expect(said).toMatch(line)
  expect(said.trimEnd()).not.toContain('\n')
})

test('a file that is no database fails the start with one line', async () => {
  const folder = newDataDir()
  writeFileSync(join(folder, 'portal.sqlite'), 'no database, but long enough to be one'.repeat(40))
  const { code, said } = await failToStart({ ...SECRET, DATA_DIR: folder })
  expect(code).toBe(1)
  expect(said).toBe(
    `The database in ${folder} is not a SQLite database. Put a backup in its place, or another folder in DATA_DIR\n`,
  )
})

test('photos without a database fail the start with one line, and nothing is created', async () => {
  const folder = newDataDir()
  mkdirSync(join(folder, 'media'))
  writeFileSync(join(folder, 'media', 'a-1600.webp'), 'photo')
  const { code, said } = await failToStart({ ...SECRET, DATA_DIR: folder })
  expect(code).toBe(1)
  expect(said).toMatch(
    /^There are photos in .*media, but no database in .*\. See DATA_DIR, or restore a backup/,
  )
  expect(readdirSync(folder)).toEqual(['media'])
})

test.each([
  ['deleted', (file: string) => rmSync(file)],
  ['replaced', (file: string) => writeFileSync(`${file}.new`, '') ?? renameSync(`${file}.new`, file)],
])('a database file that is %s under a running server ends its writes and its readiness', async (_, take) => {
  const folder = newDataDir()
  const { url } = await startServer({ ...SECRET, DATA_DIR: folder })
  expect((await register(url)).status).toBe(201)
  take(join(folder, 'portal.sqlite'))
  const refused = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...PERSON, email: 'second@example.com' }),
  })
  expect(refused.status).toBe(503)
  await expect.poll(async () => (await fetch(`${url}/api/health/ready`)).status).toBe(503)
})

test('a database of a newer version fails the start with one line', async () => {
  const folder = newDataDir()
  const store = openDataDir(folder)
  await migrate(store)
  store.writeSqlite.exec(`insert into kysely_migration (name, timestamp) values ('999-of-the-future', '')`)
  await store.close()
  const { code, said } = await failToStart({ ...SECRET, DATA_DIR: folder })
  expect(code).toBe(1)
  expect(said).toBe(
    `The database in ${folder} is newer than this version (it has 999-of-the-future). Use the version of the portal that it belongs to\n`,
  )
})

test('a used port fails the start with one line', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { code, said } = await failToStart({ ...SECRET, DATA_DIR: newDataDir(), API_PORT: String(port) })
  expect(code).toBe(1)
  // The steps of a first start are logged line by line before.
  expect(said.split('\n').filter((line) => line !== '' && !line.startsWith('{"level":30,'))).toEqual([
    `Port ${port} is taken. Stop what uses it, or set API_PORT`,
  ])
})

test.each(ENGINES)('on %s accounts and sessions outlive a restart', async (engine) => {
  const { env } = await newProcessDatabase(engine)
  const first = await startServer(env)
  const cookie = (await register(first.url)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  first.kill('SIGTERM')
  expect(await first.exitCode()).toBe(0)
  const second = await startServer(env)
  const response = await fetch(`${second.url}/api/auth/user`, { headers: { cookie } })
  expect(await response.json()).toMatchObject({ email: PERSON.email })
})

test.each(ENGINES)(
  'on %s a session lasts while its secret is rotated out, and ends with it',
  async (engine) => {
    const { env } = await newProcessDatabase(engine)
    const [old, next] = [SECRET.SESSION_SECRET, 'the next secret of 32 characters.']
    const userUnder = async (secrets: string, cookie: string) => {
      const server = await startServer({ ...env, SESSION_SECRET: secrets })
      const response = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })
      server.kill('SIGTERM')
      await server.exitCode()
      return { status: response.status, renewed: response.headers.getSetCookie()[0]?.split(';')[0] ?? null }
    }
    const first = await startServer({ ...env, SESSION_SECRET: old })
    const cookie = (await register(first.url)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    first.kill('SIGTERM')
    await first.exitCode()

    const rotating = await userUnder(`${next},${old}`, cookie)
    expect(rotating).toEqual({ status: 200, renewed: expect.stringMatching(/^sid=/) as string })
    expect((await userUnder(next, cookie)).status).toBe(401)
    expect(await userUnder(next, rotating.renewed ?? '')).toEqual({ status: 200, renewed: null })
  },
)

test.each([
  ['SIGTERM', 'SQLite'],
  ['SIGINT', 'SQLite'],
  ['SIGTERM', 'PostgreSQL'],
] as const)('%s on %s lets a running request finish', async (signal, engine) => {
  const { env } = await newProcessDatabase(engine)
  const server = await startServer(env)
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a guess' })
  const head = `POST /api/auth/sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const socket = connect(server.port, '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    response += chunk
  })
  await new Promise<void>((resolve) => socket.write(head + body.slice(0, 5), () => resolve()))
  await fetch(`${server.url}/api/health/live`, { headers: { connection: 'close' } })

  server.kill(signal)
  await expect.poll(() => refusesConnections(server.port)).toBe(true)
  socket.write(body.slice(5))
  expect(await server.exitCode()).toBe(0)
  expect(response).toMatch(/^HTTP\/1\.1 401 /)
  // An open connection would delay the end until it is closed.
  expect(response).toMatch(/^connection: close\r$/im)
})

test('a request that still arrives on an open connection during the stop gets the last response', async () => {
  const server = await startServer({ ...SECRET, DATA_DIR: newDataDir() })
  const socket = connect(server.port, '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    response += chunk
  })
  await new Promise<void>((resolve) => socket.write('GET /api/businesses HTTP/1.1\r\nho', () => resolve()))
  await fetch(`${server.url}/api/health/live`, { headers: { connection: 'close' } })
  server.kill('SIGTERM')
  await expect.poll(() => refusesConnections(server.port)).toBe(true)
  socket.write('st: a\r\n\r\n')
  expect(await server.exitCode()).toBe(0)
  expect(response).toMatch(/^HTTP\/1\.1 200 /)
  expect(response).toMatch(/^connection: close\r$/im)
})

test('a request that never ends is closed before a supervisor’s ten seconds are over', async () => {
  const server = await startServer({ ...SECRET, DATA_DIR: newDataDir() })
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  const head = 'POST /api/auth/sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json'
  await new Promise<void>((resolve) =>
    socket.write(`${head}\r\ncontent-length: 90\r\n\r\n{`, () => resolve()),
  )
  await fetch(`${server.url}/api/health/live`, { headers: { connection: 'close' } })
  server.kill('SIGTERM')
  const supervisor = setTimeout(() => server.kill('SIGKILL'), 10_000)
  expect(await server.exitCode()).toBe(0)
  clearTimeout(supervisor)
}, 20_000)

const refusesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(!socket.destroy().destroyed))
    socket.on('error', () => resolve(true))
  })

test('every response is logged, up to the last one before the stop', async () => {
  const server = await startServer({ ...SECRET, DATA_DIR: newDataDir(), RATE_LIMIT_SCALE: '100' })
  const ids: (string | null)[] = []
  for (let n = 0; n < 20; n += 1)
    ids.push((await fetch(`${server.url}/api/businesses?page=${n}`)).headers.get('x-request-id'))
  server.kill('SIGTERM')
  expect(await server.exitCode()).toBe(0)
  const lines = server
    .log()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; reqId?: string })
  expect(lines.filter(({ msg }) => msg === 'answered').map(({ reqId }) => reqId)).toEqual(ids)
  expect(lines.at(-1)?.msg).toBe('stopping')
})
