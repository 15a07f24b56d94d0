import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect } from 'vitest'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config/config.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

/** Closes a server with the test that opened it. */
export function closedAfterTest<App extends FastifyInstance>(app: App): App {
  open.push(app)
  return app
}

/** An API that tells what it was sent. */
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
export async function webFor(env: Record<string, string>): Promise<FastifyInstance> {
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

/** The port that a server listens on from now on. */
export async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** Headers of every answer that the web server makes itself; its pages may show their own style besides. */
export const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; frame-ancestors 'none'(; style-src 'sha256-[\w+/=]+')?$/,
  ) as string,
}
