import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/engine/open.ts'
import { migrate } from '#db/schema.ts'
import { getAttributes, startCollector, type SentSpan } from './collector.ts'
import { newDataDir } from './data-dir.ts'
import { newPostgresDatabase } from './postgres-database.ts'
import { startServer } from './process.ts'

const SECRET = { SESSION_SECRET: 'a secret of thirty-two characters' }
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

/** Milliseconds after which a process that waits for its collector would still run. */
const STOPPING = 20_000

/** Starts a server with a trace collector. */
const startTraced = (endpoint: string, env: Readonly<Record<string, string>> = {}) =>
  startServer({ ...SECRET, DATA_DIR: newDataDir(), OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env })

type Server = Awaited<ReturnType<typeof startTraced>>

/** Stops a server, which sends its remaining spans. */
async function stop(server: Server): Promise<void> {
  server.kill('SIGTERM')
  expect(await server.exitCode()).toBe(0)
}

const linesOf = (server: Server) =>
  server
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const requestSpans = (spans: readonly SentSpan[]) =>
  spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'http.request.method'))

test('spans are named by route and contain no paths or queries; the log has their trace', async () => {
  const collector = await startCollector()
  const server = await startTraced(collector.endpoint)
  const paths = [
    '/api/stats/provinces',
    '/api/businesses/private-name',
    '/api/auth/user?q=private',
    '/private',
  ]
  for (const path of paths) await fetch(server.url + path, { headers: { 'user-agent': 'private' } })
  await stop(server)
  const spans = requestSpans(collector.spans)
  expect(spans.map((span) => [span.name, getAttributes(span)])).toEqual([
    told('/api/stats/provinces', 200),
    told('/api/businesses/:idOrSlug', 404),
    told('/api/auth/user', 401),
    ['GET', { 'http.request.method': 'GET', 'http.response.status_code': 404 }],
  ])
  expect(collector.received()).not.toMatch(/private|127\.0\.0\.1/)
  const answered = linesOf(server).filter(({ msg }) => msg === 'answered')
  expect(answered.map(({ trace_id }) => trace_id)).toEqual(spans.map(({ traceId }) => traceId))
})

const told = (route: string, status: number) => [
  `GET ${route}`,
  { 'http.request.method': 'GET', 'http.route': route, 'http.response.status_code': status },
]

test('the statements of a request are in its trace, without their values', async () => {
  const collector = await startCollector()
  const DATABASE_URL = await newPostgresDatabase()
  const store = await openDatabase({ dataDir: newDataDir(), databaseUrl: DATABASE_URL })
  await migrate(store)
  await store.close()
  const server = await startTraced(collector.endpoint, { DATABASE_URL })
  await server.newSession('private@example.com')
  await stop(server)
  const [request] = requestSpans(collector.spans)
  expect(request).toMatchObject({ name: 'POST /api/auth/register' })
  const statements = collector.spans.filter((span) => span !== request)
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'INSERT', 'COMMIT']))
  for (const { traceId, parentSpanId } of statements)
    expect([traceId, parentSpanId]).toEqual([request?.traceId, request?.spanId])
  const texts = statements.map((span) => getAttributes(span)['db.query.text'])
  expect(texts).toContainEqual(expect.stringMatching(/^insert into "users" .* values \(\$1::text, /))
  expect(collector.received()).not.toMatch(/private|127\.0\.0\.1|sago palm|"Ana"/)
})

test.each([
  ['goes on', 'the trusted proxy', '127.0.0.1', true],
  ['is not taken over', 'any other peer', '192.0.2.1', false],
])('a trace %s from %s', async (_, _peer, TRUSTED_PROXY, isTakenOver) => {
  const collector = await startCollector()
  const server = await startTraced(collector.endpoint, { TRUSTED_PROXY })
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` }
  await fetch(`${server.url}/api/stats/provinces`, { headers })
  await stop(server)
  const [span] = collector.spans
  expect(span?.traceId === TRACE).toBe(isTakenOver)
  expect(span?.parentSpanId).toBe(isTakenOver ? CALLER : undefined)
})

test('with a share of 0 no request is traced or has a trace in the log', async () => {
  const collector = await startCollector()
  const server = await startTraced(collector.endpoint, { OTEL_TRACES_SAMPLER_ARG: '0' })
  expect((await fetch(`${server.url}/api/stats/provinces`)).status).toBe(200)
  await stop(server)
  expect(collector.received()).toBe('')
  expect(server.log()).toContain('"msg":"answered"')
  expect(server.log()).not.toContain('trace_id')
})

test('a collector that never responds delays neither a response nor the stop', async () => {
  const collector = await startCollector(() => undefined)
  const server = await startTraced(collector.endpoint, { OTEL_EXPORTER_OTLP_TIMEOUT: '3600000' })
  expect((await fetch(`${server.url}/api/stats/provinces`)).status).toBe(200)
  server.kill('SIGTERM')
  expect(await Promise.race([server.exitCode(), sleep(STOPPING, 'still runs')])).toBe(0)
  expect(collector.spans).toHaveLength(1)
})
