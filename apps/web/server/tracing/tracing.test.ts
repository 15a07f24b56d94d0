import fastify from 'fastify'
import { expect, test } from 'vitest'
import { startCollector } from '#test/collector.ts'
import { closedAfterTest, echoApi } from '#test/web-server.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { NO_METRICS } from '../metrics/metrics.ts'
import { createApiGet } from '../pages/api-get.ts'
import { PageAddresses } from '../pages/page-addresses.ts'
import { pageRoutes } from '../pages/page-routes.ts'
import { createRefuse } from '../refusal.ts'
import { createTracing } from './create-tracing.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const FROM_CALLER = { traceparent: `00-${TRACE}-${CALLER}-01`, tracestate: 'shop=1' }

/** A web server in front of an API that echoes, and the spans that its collector received. */
async function startTraced(env: Readonly<Record<string, string>> = {}) {
  const collector = await startCollector()
  const config = readConfig({
    LOG_LEVEL: 'silent',
    WEB_API_URL: await echoApi(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    ...env,
  })
  const tracing = await createTracing(config.tracing, () => fastify().log)
  const observers = { metrics: NO_METRICS, tracing }
  const get = createApiGet(config.apiUrl)
  const app = await createApp(
    config,
    async (own) => {
      own.get('/asks', async () => (await get('/api/x', { timeoutMs: 5_000 })).body)
      await own.register(pageRoutes, {
        pages: { view: () => ({ kind: 'refused', status: 503, retryAfter: 1 }) },
        addresses: new PageAddresses([{ pattern: '/news/:slug', query: [] }]),
        headers: {},
        refuse: createRefuse({}),
        observers,
      })
    },
    observers,
  )
  return { web: closedAfterTest(app), tracing, ...collector }
}

interface Echoed {
  headers: Record<string, string>
}

test('spans are named by route or screen and contain neither paths nor queries', async () => {
  const { web, tracing, spans, received } = await startTraced()
  for (const url of ['/news/private-name?q=private', '/private', '/api/private', '/health/live'])
    await web.inject({ url, headers: { 'user-agent': 'private' } })
  await tracing.close()
  expect(spans.map(({ name, attributes }) => [name, attributes])).toEqual([
    listExpectedSpans('/news/:slug', 503, { 'error.type': '503' }),
    ['GET', { 'http.request.method': 'GET', 'http.response.status_code': 503, 'error.type': '503' }],
    listExpectedSpans('/api/*', 200),
    listExpectedSpans('/health/live', 200),
  ])
  expect(received()).not.toMatch(/private|127\.0\.0\.1/)
})

const listExpectedSpans = (route: string, status: number, more: object = {}) => [
  `GET ${route}`,
  { 'http.request.method': 'GET', 'http.route': route, 'http.response.status_code': status, ...more },
]

test.each([
  ['is forwarded', '/api/x'],
  ['a page asks for', '/asks'],
])('a call that %s continues in the API under the span of its request', async (_, url) => {
  const { web, tracing, spans } = await startTraced()
  const { headers } = (await web.inject({ url })).json<Echoed>()
  await tracing.close()
  const [span] = spans
  expect(headers['traceparent']).toBe(`00-${span?.traceId}-${span?.spanId}-01`)
})

test('continues the trusted proxy’s trace with its trace state', async () => {
  const { web, tracing, spans } = await startTraced({ WEB_TRUSTED_PROXY: '127.0.0.1' })
  const { headers } = (await web.inject({ url: '/api/x', headers: FROM_CALLER })).json<Echoed>()
  await tracing.close()
  expect(spans).toMatchObject([{ traceId: TRACE, parentSpanId: CALLER }])
  expect(headers).toMatchObject({ traceparent: `00-${TRACE}-${spans[0]?.spanId}-01`, tracestate: 'shop=1' })
})

test('a visitor’s trace is neither continued nor forwarded', async () => {
  const { web, tracing, spans } = await startTraced()
  const { headers } = (await web.inject({ url: '/api/x', headers: FROM_CALLER })).json<Echoed>()
  await tracing.close()
  expect(spans[0]).not.toHaveProperty('parentSpanId')
  expect(JSON.stringify(headers)).not.toMatch(new RegExp(`${TRACE}|shop`))
})

test('without a collector a visitor’s trace is not forwarded either', async () => {
  const { web, spans } = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  const { headers } = (await web.inject({ url: '/api/x', headers: FROM_CALLER })).json<Echoed>()
  expect(headers).not.toHaveProperty('traceparent')
  expect(spans).toEqual([])
})

test('a request that is not traced is not traced by the API either', async () => {
  const { web, tracing, received } = await startTraced({ OTEL_TRACES_SAMPLER_ARG: '0' })
  const { headers } = (await web.inject({ url: '/api/x' })).json<Echoed>()
  await tracing.close()
  expect(headers['traceparent']).toMatch(/-00$/)
  expect(received()).toBe('')
})
