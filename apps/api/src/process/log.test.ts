import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { PASSWORD } from '#test/cast.ts'
import { newApp } from '#test/new-app.ts'
import { createLog } from './log.ts'

function newLog() {
  const lines: string[] = []
  return { lines, log: createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) }) }
}

test('logs requests by id, without credentials', async () => {
  const { lines, log } = newLog()
  const { signIn, get } = await newApp({ log })
  const { sid = '' } = await signIn('owner')
  const response = await get('/api/login?returnTo=/search%3Fq%3Dprivate-words', { sid })
  const text = lines.join('')
  expect(text).toContain(`"reqId":"${String(response.headers['x-request-id'])}"`)
  expect(text).toMatch(/"method":"POST","path":"\/api\/auth\/sign-in","ip":"127.0.0.1","status":200/)
  for (const secret of [PASSWORD, sid, sid.split('.')[0] ?? '', 'private-words', 'argon2'])
    expect(text).not.toContain(secret)
})

test.each([
  [200, { method: 'GET', url: '/api/stats/provinces' }],
  [200, { method: 'HEAD', url: '/api/stats/provinces' }],
  [304, { method: 'GET', url: '/api/stats/provinces', headers: { 'if-none-match': '*' } }],
  [200, { method: 'GET', url: '/api/health/live' }],
  [400, { method: 'POST', url: '/api/auth/sign-in', payload: {} }],
  [401, { method: 'GET', url: '/api/auth/user' }],
  [404, { method: 'GET', url: '/api/nothing' }],
] as const)('a response of %i has one line with its request', async (status, request) => {
  const { lines, log } = newLog()
  const { inject } = await newApp({ log })
  const response = await inject(request)
  expect(response.statusCode).toBe(status)
  const reqId = String(response.headers['x-request-id'])
  const told = lines.map((line) => JSON.parse(line) as object).filter((line) => 'status' in line)
  expect(told).toMatchObject([{ msg: 'answered', reqId, status, method: request.method, path: request.url }])
})

test('the line of a response has pino’s format', async () => {
  const { lines, log } = newLog()
  const { inject } = await newApp({ log })
  log.info({ status: 0 }, 'a line of the log')
  const url = '/api/stats/provinces'
  await inject({ method: 'GET', url, headers: { 'x-forwarded-for': 'a "client"\\' } })
  const [common = {}, response = {}] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(response).toMatchObject({ level: common['level'], pid: common['pid'], hostname: common['hostname'] })
  expect(response).toMatchObject({ path: url, ip: 'a "client"\\', ms: expect.any(Number) as number })
  expect(Object.keys(response).slice(0, 4)).toEqual(Object.keys(common).slice(0, 4))
  expect(Math.abs(Number(response['time']) - Number(common['time']))).toBeLessThan(30_000)
})

test('logs no responses above level info', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) })
  const { get } = await newApp({ log })
  await get('/api/stats/provinces')
  expect(lines).toEqual([])
})

test('redacts secrets in logged objects', () => {
  const { lines, log } = newLog()
  log.info(
    { password: 'p-1', headers: { cookie: 'c-1' }, req: { headers: { authorization: 'a-1' } } },
    'a slip',
  )
  expect(lines.join('')).not.toMatch(/p-1|c-1|a-1/)
})

test.each([
  ['is ended', 'process.exit(1)'],
  ['fails', "throw new Error('a crash')"],
])('a process that %s writes its last line', (_, end) => {
  const code = `import { createLog } from '#process/log.ts'; createLog({ logLevel: 'info' }).info('last words'); ${end}`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ msg: 'last words' })
})
