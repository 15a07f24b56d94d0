import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startCollector } from '#test/collector.ts'
import { startPortal } from './portal.ts'

/** Ids from the proxy in front, which is this test. */
const REQUEST_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const FROM_PROXY = { LOG_LEVEL: 'info', WEB_TRUSTED_PROXY: '127.0.0.1' }

type Line = Record<string, unknown>

/** The log lines in a process's output. */
const listLines = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

/** A portal that serves one page and is then stopped; `env` decides whether it traces. */
async function visitPage(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-loaded-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // On exit Node.js writes there which scripts it has loaded.
  const portal = await startPortal({ ...FROM_PROXY, ...env, NODE_V8_COVERAGE: folder }, inject('seeded'))
  const { port } = new URL(portal.url)
  const response = await fetch(`http://127.0.0.1:${port}/directory?q=private`, {
    headers: { 'x-request-id': REQUEST_ID },
  })
  await portal.stop()
  expect([response.status, response.headers.get('x-request-id')]).toEqual([200, REQUEST_ID])
  const [web, api] = [portal.output.web(), portal.output.api()].map((output) =>
    listLines(output).filter(({ reqId }) => reqId === REQUEST_ID),
  )
  return { web, api, loaded: await listLoaded(folder) }
}

/** The addresses of all scripts that processes have loaded, by process. */
async function listLoaded(folder: string): Promise<string[][]> {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.map((text) => (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url))
}

const ofTelemetry = (urls: readonly string[]): string[] => urls.filter((url) => /open-?telemetry/.test(url))

test('a page is one trace through both servers, under one request id and one trace id in both logs', async () => {
  const collector = await startCollector()
  const { web, api, loaded } = await visitPage({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const page = collector.spans.find(({ name }) => name === 'GET /directory')
  expect(page?.service).toBe('portal-web')
  const inPage = collector.spans.filter(({ traceId }) => traceId === page?.traceId)
  const calls = inPage.filter(({ service }) => service === 'portal-api')
  expect(calls.map(({ name }) => name)).toContain('GET /api/businesses')
  for (const { parentSpanId } of calls) expect(parentSpanId).toBe(page?.spanId)
  expect(web).toMatchObject([{ msg: 'rendered', path: '/directory', trace_id: page?.traceId }])
  expect(api).toHaveLength(calls.length)
  for (const line of api ?? []) expect(line).toMatchObject({ msg: 'answered', trace_id: page?.traceId })
  expect(collector.received()).not.toMatch(/private|127\.0\.0\.1/)
  // Only the main thread of each process: pages are rendered in others.
  expect(loaded.filter((urls) => ofTelemetry(urls).length > 0)).toHaveLength(2)
})

test('without a collector both logs share one request id, and OpenTelemetry is not loaded', async () => {
  const { web, api, loaded } = await visitPage({})
  expect(web).toMatchObject([{ msg: 'rendered', path: '/directory' }])
  expect(api).toContainEqual(expect.objectContaining({ msg: 'answered', path: '/api/businesses' }))
  expect(JSON.stringify([web, api])).not.toContain('trace_id')
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.flatMap(ofTelemetry)).toEqual([])
})
