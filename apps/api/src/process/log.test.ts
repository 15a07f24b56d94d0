import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { PASSWORD } from '#test/cast.ts'
import { newApp } from '#test/new-app.ts'
import { makeLog } from './log.ts'

function newLog() {
  const lines: string[] = []
  return { lines, log: makeLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) }) }
}

test('a log tells who asked what by id, and nothing that signs anyone in', async () => {
  const { lines, log } = newLog()
  const { signIn, get } = await newApp({ log })
  const { sid = '' } = await signIn('owner')
  const answer = await get('/api/login?returnTo=/search%3Fq%3Dprivate-words', { sid })
  const text = lines.join('')
  expect(text).toContain(`"reqId":"${String(answer.headers['x-request-id'])}"`)
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
] as const)('an answer of %i has one line, with what was asked', async (status, request) => {
  const { lines, log } = newLog()
  const { inject } = await newApp({ log })
  const answer = await inject(request)
  expect(answer.statusCode).toBe(status)
  const reqId = String(answer.headers['x-request-id'])
  const told = lines.map((line) => JSON.parse(line) as object).filter((line) => 'status' in line)
  expect(told).toMatchObject([{ msg: 'answered', reqId, status, method: request.method, path: request.url }])
})

test('the line of an answer is in the form of every other', async () => {
  const { lines, log } = newLog()
  const { inject } = await newApp({ log })
  log.info({ status: 0 }, 'a line of the log')
  const url = '/api/stats/provinces'
  await inject({ method: 'GET', url, headers: { 'x-forwarded-for': 'a "client"\\' } })
  const [common = {}, answer = {}] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(answer).toMatchObject({ level: common['level'], pid: common['pid'], hostname: common['hostname'] })
  expect(answer).toMatchObject({ path: url, ip: 'a "client"\\', ms: expect.any(Number) as number })
  expect(Object.keys(answer).slice(0, 4)).toEqual(Object.keys(common).slice(0, 4))
  expect(Math.abs(Number(answer['time']) - Number(common['time']))).toBeLessThan(30_000)
})

test('where information is not wanted, no answer has a line', async () => {
  const lines: string[] = []
  const log = makeLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) })
  const { get } = await newApp({ log })
  await get('/api/stats/provinces')
  expect(lines).toEqual([])
})

test('secrets stay out even where an object that holds them is logged', () => {
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
])('a process that %s has written its last line before', (_, end) => {
  const code = `import { makeLog } from '#process/log.ts'; makeLog({ logLevel: 'info' }).info('last words'); ${end}`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ msg: 'last words' })
})
