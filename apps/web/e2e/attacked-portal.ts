import { afterAll, beforeAll, expect } from 'vitest'
import { answersIn, openWire, requestHead, type WireAnswer } from '../test/wire.ts'
import { startPortal, type Portal } from './portal.ts'

export const MEBIBYTE = 1024 * 1024
export const JSON_TYPE = { 'Content-Type': 'application/json' }
export const SIGN_IN = 'POST /api/auth/sign-in'
/** What would be a request if anybody took the rest of a body for one. */
export const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: portal.test\r\n\r\n'

const GUARDS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
]

const missingGuards = ({ headers }: WireAnswer) => GUARDS.filter((name) => !(name in headers))

const LAST_REQUEST = requestHead('GET /health/live', { Connection: 'close' })
const LAST_ANSWER = '{"status":"ok"}'

/** What a request's body still lacks of the length that it announces. */
function missingBody(bytes: string): string {
  const [head = '', ...body] = bytes.split('\r\n\r\n')
  const announced = Number(/^Content-Length: (\d+)$/m.exec(head)?.[1] ?? 0)
  return 'x'.repeat(Math.max(0, announced - body.join('\r\n\r\n').length))
}

/** A sign-in by hand, with its headers and body as given. */
export const post = (headers: Record<string, string | number>, body: string) =>
  requestHead(SIGN_IN, { ...JSON_TYPE, ...headers }) + body

/** A portal of the file's own, with limits as visitors have them, and what it answers to bytes that no browser sends. */
export function attackedPortal() {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMIT_SCALE: '1' })
  })
  afterAll(() => portal.stop())
  const url = (): string => portal.url
  const port = (): number => Number(new URL(portal.url).port)

  /** What every answer to a hostile request keeps to, and that the next visitor notices nothing. */
  const expectGuarded = async (answers: readonly WireAnswer[]): Promise<void> => {
    for (const answer of answers) {
      expect(answer.status).not.toBe(500)
      expect(missingGuards(answer)).toEqual([])
      expect(JSON.stringify(answer)).not.toContain('evil.example')
    }
    const [page, call] = [await fetch(`${portal.url}/help`), await fetch(`${portal.url}/api/health/ready`)]
    expect([page.status, call.status]).toEqual([200, 200])
    await Promise.all([page.text(), call.text()])
  }

  /**
   * All answers to some bytes. Where the server leaves the connection open, a last request ends it: its answer comes
   * after whatever else the server took for a request.
   */
  const answersTo = async (bytes: string): Promise<WireAnswer[]> => {
    const { socket, ended } = await openWire(port(), bytes)
    socket.once('data', () => socket.write(missingBody(bytes) + LAST_REQUEST))
    return answersIn(await ended()).filter(({ body }) => body !== LAST_ANSWER)
  }
  return { url, port, expectGuarded, answersTo }
}
