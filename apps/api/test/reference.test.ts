import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calls, type Call } from '@portal/domain/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newApp } from './new-app.ts'

interface Document {
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  operationId: string
  parameters: {
    name: string
    in: string
    required: boolean
    description?: string
    schema: { type?: string; minLength?: number }
  }[]
  responses: Record<string, { headers?: Record<string, unknown> }>
  requestBody?: unknown
}

const document = async (): Promise<Document> =>
  (await (await newApp({ hasReference: true })).get('/api/docs/json')).json()

test('the reference lists every call of the contract with every status it returns', async () => {
  const { paths } = await document()
  const missing = Object.entries<Call>(calls).flatMap(([name, call]) => {
    const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    if (operation?.operationId !== name) return [name]
    return Object.keys(call.responses)
      .filter((status) => !(status in operation.responses))
      .map((status) => `${name} ${status}`)
  })
  expect(missing).toEqual([])
})

test('the reference names the two navigations', async () => {
  const { paths } = await document()
  expect(paths['/api/login']?.['get']?.parameters.map(({ name }) => name)).toEqual(['returnTo', 'prompt'])
  expect(paths['/api/logout']?.['get']?.responses).toHaveProperty('303')
})

test('numbers in a query string are described as numbers with their bounds', async () => {
  const { paths } = await document()
  const limit = paths['/api/businesses']?.['get']?.parameters.find(({ name }) => name === 'limit')
  expect(limit).toMatchObject({
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  })
})

test('the minimum rating is described by its values', async () => {
  const { paths } = await document()
  const rating = paths['/api/businesses']?.['get']?.parameters.find(({ name }) => name === 'rating')
  expect(rating).toMatchObject({
    description: 'The least rating: 3 or 4 stars',
    schema: { minimum: 3, maximum: 4 },
  })
})

test('every parameter has a description, and owner=me its values', async () => {
  const { paths } = await document()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path, operation] as const),
  )
  const silent = operations.flatMap(([path, { parameters }]) =>
    parameters.filter(({ description }) => !description).map(({ name }) => `${path} ${name}`),
  )
  expect(silent).toEqual([])
  const owner = paths['/api/businesses']?.['get']?.parameters.find(({ name }) => name === 'owner')
  expect(owner?.description).toContain('takes limit and page only')
})

test('headers that callers use are described where they are sent', async () => {
  const { paths } = await document()
  const headersOf = (path: string, status: number, method = 'get') =>
    Object.keys(paths[path]?.[method]?.responses[status]?.headers ?? {}).toSorted()
  for (const path of ['businesses', 'businesses/{idOrSlug}/reviews', 'news', 'events', 'industries'])
    expect(headersOf(`/api/${path}`, 200)).toEqual(['ETag', 'Link', 'X-Total-Count'])
  expect(headersOf('/api/admin/businesses/pending', 200)).toEqual(['Link', 'X-Total-Count'])
  expect(headersOf('/api/admin/quote-requests', 200)).toEqual(['Link', 'X-Total-Count'])
  expect(headersOf('/api/quote-requests/{reference}', 200)).toEqual([])
  expect(headersOf('/api/search', 200)).toEqual(['ETag'])
  expect(headersOf('/api/news', 304)).toEqual(['ETag'])
  expect(headersOf('/api/news', 429)).toEqual(['Retry-After'])
  expect(headersOf('/api/news', 503)).toEqual(['Retry-After'])
  expect(headersOf('/api/businesses', 507, 'post')).toEqual(['Retry-After'])
})

test('an ETag and a 304 are described only where they are sent', async () => {
  const { app, get } = await newApp({ hasReference: true })
  const { paths } = await document()
  const guarded = app.routeList.filter(({ config }) => ['user', 'admin'].includes(config?.access ?? ''))
  const asked = Object.entries(paths).filter(
    ([path, { get: operation }]) =>
      operation &&
      !/\{|auth\/user|log(in|out)$/.test(path) &&
      !guarded.some(({ method, url }) => method === 'GET' && url === path),
  )
  expect(asked.length).toBeGreaterThan(8)
  for (const [path, { get: operation }] of asked) {
    const { statusCode, headers } = await get(`${path}?name=Kokonut&country=malaita`)
    const described = Object.keys(operation?.responses[200]?.headers ?? {}).includes('ETag')
    expect([path, statusCode, described]).toEqual([path, 200, headers.etag !== undefined])
    expect('304' in (operation?.responses ?? {})).toBe(described)
  }
})

test('calls that create describe their idempotency key and its length', async () => {
  const { paths } = await document()
  const shortest = Object.entries(paths).flatMap(([path, { post, put }]) =>
    ((post ?? put)?.parameters ?? [])
      .filter(({ name }) => name === 'Idempotency-Key')
      .map(({ schema }) => [path, schema.minLength]),
  )
  expect(Object.fromEntries(shortest)).toMatchObject({
    '/api/businesses': 1,
    '/api/businesses/{id}/registration': 1,
    '/api/quote-requests': 16,
    '/api/admin/quote-requests/{id}/notes': 1,
  })
})

test('the reference passes the linter', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-reference-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(await document()))
  const root = join(import.meta.dirname, '..')
  const linter = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const lint = promisify(execFile)(
    process.execPath,
    [linter, 'lint', '--config', join(root, 'redocly.yaml'), file],
    { env },
  )
  const { stdout, stderr } = await lint.catch((failed: { stdout: string; stderr: string }) => failed)
  rmSync(folder, { recursive: true })
  expect(`${stdout}${stderr}`).toContain('Your API description is valid')
})

test('the reference is serialized once in each format', async () => {
  const require = createRequire(createRequire(import.meta.url).resolve('@fastify/swagger-ui'))
  const toYaml = vi.spyOn(require('yaml') as { stringify: (value: unknown) => string }, 'stringify')
  const toJson = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => void vi.restoreAllMocks())
  const { get } = await newApp({ hasReference: true, isOwn: true })
  const answers = new Map<string, Set<string>>()
  for (const path of ['/api/docs/json', '/api/docs/yaml', '/api/docs/json', '/api/docs/yaml']) {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    const known = answers.get(path) ?? new Set()
    answers.set(path, known.add(`${headers['content-type']} ${body}`))
  }
  expect([...answers.values()].map(({ size }) => size)).toEqual([1, 1])
  expect(toYaml).toHaveBeenCalledTimes(1)
  expect(
    toJson.mock.calls.filter(([value]) => typeof value === 'object' && value !== null && 'openapi' in value),
  ).toHaveLength(1)
})

test.each(['/api/docs/json', '/api/docs/yaml', '/api/docs'])('%s counts as a read', async (path) => {
  const { inject } = await newApp({ config: { rateLimitScale: 0.01 }, hasReference: true })
  const statuses: number[] = []
  for (let times = 0; times < 4; times += 1) {
    const response = await inject({ url: path, headers: { 'x-forwarded-for': '203.0.113.9' } })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})
