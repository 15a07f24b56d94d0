import { runForRequest } from '@portal/server/requests'
import { expect, test } from 'vitest'
import { echoApi, startWeb } from '#test/web-server.ts'
import { createApiGet } from './pages/api-get.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const PROXY = { WEB_TRUSTED_PROXY: '127.0.0.1' }

interface Seen {
  headers: Record<string, string>
}

test('a forwarded call has the id of the proxy, and so has its response', async () => {
  const web = await startWeb({ ...PROXY, WEB_API_URL: await echoApi() })
  const response = await web.inject({ url: '/api/x', headers: { 'x-request-id': ID } })
  expect(response.json<Seen>().headers['x-request-id']).toBe(ID)
  expect(response.headers['x-request-id']).toBe(ID)
})

test.each(['/page', '/nothing-here', '/broken', '/%E0%A4%A', '/health/live'])(
  'the response to %s has the id of the proxy',
  async (url) => {
    const response = await (await startWeb(PROXY)).inject({ url, headers: { 'x-request-id': ID } })
    expect(response.headers['x-request-id']).toBe(ID)
  },
)

test.each([
  ['where no proxy is trusted', {}, ID],
  ['that is malformed', PROXY, 'a b'],
  ['that is too long', PROXY, 'a'.repeat(65)],
])('an id %s is replaced before the API sees it', async (_, env, id) => {
  const web = await startWeb({ ...env, WEB_API_URL: await echoApi() })
  const response = await web.inject({ url: '/api/x', headers: { 'x-request-id': id } })
  const seen = response.json<Seen>().headers['x-request-id']
  expect(seen).toMatch(/^[\w-]{18,}$/)
  expect(seen).not.toBe(id)
  expect(response.headers['x-request-id']).toBe(seen)
})

test('each request gets its own id', async () => {
  const web = await startWeb({})
  const responses = await Promise.all(Array.from({ length: 5 }, () => web.inject({ url: '/page' })))
  expect(new Set(responses.map(({ headers }) => headers['x-request-id'])).size).toBe(5)
})

test('a page’s calls to the API carry the id of its request', async () => {
  const get = createApiGet(await echoApi())
  const idOf = async (path: string) =>
    (JSON.parse((await get(path, { timeoutMs: 5_000 })).body) as Seen).headers['x-request-id']
  expect(await runForRequest({ id: ID, trace: undefined }, () => idOf('/api/x'))).toBe(ID)
  expect(await idOf('/api/x')).toBeUndefined()
})
