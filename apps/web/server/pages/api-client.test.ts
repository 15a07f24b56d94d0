import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiClient, type PageCalls } from './api-client.ts'
import { createApiGet } from './api-get.ts'

const state = { list: '["a"]', total: '1', version: 1, requests: [] as string[] }
let backend: FastifyInstance
let api: ApiClient

beforeEach(async () => {
  Object.assign(state, { list: '["a"]', total: '1', version: 1, requests: [] })
  backend = fastify()
  backend.get('/api/list', (request, reply) => {
    const etag = `W/"${state.version}"`
    state.requests.push(String(request.headers['if-none-match']))
    if (request.headers['if-none-match'] === etag) return reply.code(304).header('ETag', etag).send()
    return reply
      .headers({ ETag: etag, 'X-Total-Count': state.total, Other: 'x' })
      .type('application/json')
      .send(state.list)
  })
  backend.get('/api/untagged', () => ['x'])
  backend.get('/api/missing', (_request, reply) => reply.code(404).send({ message: 'There is nothing here' }))
  api = new ApiClient(createApiGet(await backend.listen({ host: '127.0.0.1', port: 0 })))
})

afterEach(() => backend.close())

const getStyleText = async ({ access }: PageCalls, path: string): Promise<string> =>
  (await access.fetch(path, {})).text()

test('a path is requested once per page; the next page revalidates it with its ETag', async () => {
  const page = api.forPage()
  expect(await Promise.all([getStyleText(page, '/api/list'), getStyleText(page, '/api/list')])).toEqual([
    '["a"]',
    '["a"]',
  ])
  expect(state.requests).toEqual(['undefined'])
  const next = await api.forPage().access.fetch('/api/list', {})
  expect([await next.text(), next.headers.get('X-Total-Count'), next.headers.get('Other')]).toEqual([
    '["a"]',
    '1',
    null,
  ])
  expect(state.requests).toEqual(['undefined', 'W/"1"'])
})

test('changed responses are detected by their content, not by their ETag', async () => {
  const page = api.forPage()
  await getStyleText(page, '/api/list')
  const used = page.used() ?? []
  expect(used).toHaveLength(1)
  state.version = 2
  expect(await api.forPage().areUnchanged(used)).toBe(true)
  state.version = 3
  state.total = '2'
  expect(await api.forPage().areUnchanged(used)).toBe(false)
  expect(await api.forPage().areUnchanged([])).toBe(true)
})

test('a page with a response without ETag has no list of used responses', async () => {
  const page = api.forPage()
  await getStyleText(page, '/api/list')
  await getStyleText(page, '/api/untagged')
  expect(page.used()).toBeNull()
})

test('an error status is relayed', async () => {
  const response = await api.forPage().access.fetch('/api/missing', {})
  expect([response.status, await response.json()]).toEqual([404, { message: 'There is nothing here' }])
})

test('while the API is down calls fail, and no response counts as unchanged', async () => {
  const page = api.forPage()
  await getStyleText(page, '/api/list')
  const used = page.used() ?? []
  await backend.close()
  await expect(api.forPage().access.fetch('/api/list', {})).rejects.toThrow('ECONNREFUSED')
  expect(await api.forPage().areUnchanged(used)).toBe(false)
})

test('a request on an idle connection that the API closed is repeated', async () => {
  expect(await getStyleText(api.forPage(), '/api/list')).toBe('["a"]')
  backend.server.closeAllConnections()
  expect(await getStyleText(api.forPage(), '/api/list')).toBe('["a"]')
})
