import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closedAfterTest, startWeb } from '#test/web-server.ts'

/** An API with one photo that requires a cookie. */
async function mediaApi(): Promise<{ url: string; requests: string[] }> {
  const api = closedAfterTest(fastify())
  const requests: string[] = []
  api.get('/media/:file', (request, reply) => {
    requests.push(`${request.method} ${request.headers.range ?? 'whole'}`)
    if (!request.headers.cookie)
      return reply.code(404).header('Cache-Control', 'no-store').send({ message: 'x' })
    reply.headers({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: '"one"',
      'Accept-Ranges': 'bytes',
    })
    if (request.headers['if-none-match'] === '"one"') return reply.code(304).send()
    if (!request.headers.range) return reply.type('image/webp').send(Buffer.from('0123456789'))
    return reply.code(206).header('Content-Range', 'bytes 2-4/10').type('image/webp').send(Buffer.from('234'))
  })
  return { url: await api.listen({ host: '127.0.0.1', port: 0 }), requests }
}

const PHOTO = '/media/n1f-800.webp'

test('a photo, or a range of it, is forwarded with the API’s headers', async () => {
  const { url, requests } = await mediaApi()
  const web = await startWeb({ WEB_API_URL: url })
  const get = (method: 'GET' | 'HEAD', headers: Record<string, string>) =>
    web.inject({ method, url: PHOTO, headers: { cookie: 'sid=abc', ...headers } })
  const full = await get('GET', {})
  expect([full.statusCode, full.body]).toEqual([200, '0123456789'])
  expect(full.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: '"one"',
  })
  const part = await get('GET', { range: 'bytes=2-4' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  const head = await get('HEAD', {})
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10'])
  expect((await get('GET', { 'if-none-match': '"one"' })).statusCode).toBe(304)
  expect(requests).toEqual(['GET whole', 'GET bytes=2-4', 'HEAD whole', 'GET whole'])
})

test('a private photo is never cached for other visitors', async () => {
  const { url, requests } = await mediaApi()
  const web = await startWeb({ WEB_API_URL: url })
  const owners = await web.inject({ url: PHOTO, headers: { cookie: 'sid=abc' } })
  const strangers = await web.inject({ url: PHOTO })
  expect([owners.statusCode, strangers.statusCode]).toEqual([200, 404])
  expect(strangers.headers['cache-control']).toBe('no-store')
  expect(requests).toHaveLength(2)
})

test('only GET and HEAD are forwarded below /media', async () => {
  const { url, requests } = await mediaApi()
  const response = await (await startWeb({ WEB_API_URL: url })).inject({ method: 'DELETE', url: PHOTO })
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(requests).toEqual([])
})
