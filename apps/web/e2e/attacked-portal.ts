import { afterAll, beforeAll, expect, inject } from 'vitest'
import { parseResponses, openWire, requestHead, type WireResponse } from '../test/wire.ts'
import { startPortal, type Portal } from './portal.ts'

export const MEBIBYTE = 1024 * 1024
export const JSON_TYPE = { 'Content-Type': 'application/json' }
export const SIGN_IN = 'POST /api/auth/sign-in'
/** Would be parsed as a second request if the rest of a body counted as one. */
export const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: portal.test\r\n\r\n'

const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
]

const missingSecurityHeaders = ({ headers }: WireResponse) =>
  SECURITY_HEADERS.filter((name) => !(name in headers))

const LAST_REQUEST = requestHead('GET /health/live', { Connection: 'close' })
const LAST_RESPONSE = '{"status":"ok"}'

/** The bytes missing from a body for its Content-Length. */
function missingBody(bytes: string): string {
  const [head = '', ...body] = bytes.split('\r\n\r\n')
  const announced = Number(/^Content-Length: (\d+)$/m.exec(head)?.[1] ?? 0)
  return 'x'.repeat(Math.max(0, announced - body.join('\r\n\r\n').length))
}

/** A raw sign-in request. */
export const post = (headers: Record<string, string | number>, body: string) =>
  requestHead(SIGN_IN, { ...JSON_TYPE, ...headers }) + body

/** A portal for this file with production limits, and functions that send raw bytes to it. */
export function attackedPortal() {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMIT_SCALE: '1' }, inject('seeded'))
  })
  afterAll(() => portal.stop())
  const url = (): string => portal.url
  const port = (): number => Number(new URL(portal.url).port)

  /** Every response to a hostile request has the security headers, and the next visitor is served as usual. */
  const expectUnharmed = async (responses: readonly WireResponse[]): Promise<void> => {
    for (const response of responses) {
      expect(response.status).not.toBe(500)
      expect(missingSecurityHeaders(response)).toEqual([])
      expect(JSON.stringify(response)).not.toContain('evil.example')
    }
    const [page, call] = [await fetch(`${portal.url}/help`), await fetch(`${portal.url}/api/health/ready`)]
    expect([page.status, call.status]).toEqual([200, 200])
    await Promise.all([page.text(), call.text()])
  }

  /**
   * All responses to some bytes. If the server keeps the connection open, a last request closes it: its response comes
   * after those to anything else parsed as a request.
   */
  const sendBytes = async (bytes: string): Promise<WireResponse[]> => {
    const { socket, ended } = await openWire(port(), bytes)
    socket.once('data', () => socket.write(missingBody(bytes) + LAST_REQUEST))
    return parseResponses(await ended()).filter(({ body }) => body !== LAST_RESPONSE)
  }
  return { url, port, expectUnharmed, sendBytes }
}
