import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect } from 'vitest'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config/config.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

/** Closes a server after the test. */
export function closedAfterTest<App extends FastifyInstance>(app: App): App {
  open.push(app)
  return app
}

/** An API that echoes requests. */
export async function echoApi(): Promise<string> {
  const api = closedAfterTest(fastify())
  api.all('/*', (request, reply) =>
    reply.headers({ 'X-Own': 'api', 'Set-Cookie': 'sid=1' }).send({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: request.body ?? null,
    }),
  )
  return api.listen({ host: '127.0.0.1', port: 0 })
}

/** The web server with a page, and another that throws. */
export async function startWeb(env: Record<string, string>): Promise<FastifyInstance> {
  const app = await createApp(readConfig({ LOG_LEVEL: 'silent', ...env }), async (own) => {
    own.get('/page', () => 'page')
    const fail = () => {
      throw new TypeError('secret detail')
    }
    own.get('/broken', fail)
    own.get('//evil.example/broken', fail)
  })
  return closedAfterTest(app)
}

/** Starts listening; resolves to the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** Headers of every response of the web server; its pages may allow their own style as well. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; frame-ancestors 'none'(; style-src 'sha256-[\w+/=]+')?$/,
  ) as string,
}
