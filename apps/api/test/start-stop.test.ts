import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { failToStart, newDataDir, startServer } from './process.ts'

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

test('a setting that can’t be used stops the start with one line', async () => {
  const { code, said } = await failToStart({ ...SECRET, DATA_DIR: newDataDir(), RATE_LIMIT_SCALE: 'many' })
  expect(code).toBe(1)
  expect(said).toBe('RATE_LIMIT_SCALE is "many", but takes a number above 0\n')
})

test('accounts and sessions outlive a restart', async () => {
  const env = { ...SECRET, DATA_DIR: newDataDir() }
  const first = await startServer(env)
  const cookie = (await register(first.url)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  first.kill('SIGTERM')
  expect(await first.exitCode()).toBe(0)
  const second = await startServer(env)
  const answer = await fetch(`${second.url}/api/auth/user`, { headers: { cookie } })
  expect(await answer.json()).toMatchObject({ email: PERSON.email })
})

test('a session stays while its secret is rotated out, and ends with it', async () => {
  const env = { DATA_DIR: newDataDir() }
  const [old, next] = [SECRET.SESSION_SECRET, 'the next secret of 32 characters.']
  const userUnder = async (secrets: string, cookie: string) => {
    const server = await startServer({ ...env, SESSION_SECRET: secrets })
    const answer = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })
    server.kill('SIGTERM')
    await server.exitCode()
    return { status: answer.status, renewed: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null }
  }
  const first = await startServer({ ...env, SESSION_SECRET: old })
  const cookie = (await register(first.url)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  first.kill('SIGTERM')
  await first.exitCode()

  const rotating = await userUnder(`${next},${old}`, cookie)
  expect(rotating).toEqual({ status: 200, renewed: expect.stringMatching(/^sid=/) as string })
  expect((await userUnder(next, cookie)).status).toBe(401)
  expect(await userUnder(next, rotating.renewed ?? '')).toEqual({ status: 200, renewed: null })
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets a request under way finish', async (signal) => {
  const server = await startServer({ ...SECRET, DATA_DIR: newDataDir() })
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a guess' })
  const head = `POST /api/auth/sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  await new Promise<void>((resolve) => socket.write(head + body.slice(0, 5), () => resolve()))
  await fetch(`${server.url}/api/health/live`, { headers: { connection: 'close' } })

  server.kill(signal)
  await expect.poll(() => refusesConnections(server.port)).toBe(true)
  socket.write(body.slice(5))
  expect(await server.exitCode()).toBe(0)
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  // A connection that was kept open would hold the end up until it is cut off.
  expect(answer).toMatch(/^connection: close\r$/im)
})

const refusesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(!socket.destroy().destroyed))
    socket.on('error', () => resolve(true))
  })
