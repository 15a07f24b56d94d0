import { afterAll, beforeAll, expect } from 'vitest'
import { answersIn, openWire, requestHead, type Wire, type WireAnswer } from '../test/wire.ts'
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

/** Waits until the server has been silent for a moment. */
async function silence({ received }: Wire): Promise<void> {
  for (let [seen, waited] = ['', 0]; seen === '' ? waited < 5_000 : waited < 500; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (received() === seen) continue
    seen = received()
    waited = 0
  }
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

  /** All answers to some bytes: until the server ends the connection, or has been silent for a moment. */
  const answersTo = async (bytes: string | Buffer): Promise<WireAnswer[]> => {
    const wire = await openWire(port(), bytes)
    await Promise.race([wire.ended(), silence(wire)])
    wire.socket.destroy()
    return answersIn(wire.received())
  }
  return { url, port, expectGuarded, answersTo }
}
