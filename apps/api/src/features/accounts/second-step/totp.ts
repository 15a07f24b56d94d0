import { PORTAL } from '@portal/reference-data'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports: RFC 6238 with SHA-1, six digits, 30 seconds. */
const SETTINGS = { issuer: PORTAL.name, algorithm: 'SHA1', digits: 6, period: 30 }
const PERIOD_MS = SETTINGS.period * 1000
/** RFC 4226 recommends 160 bits. */
export const SECRET_BYTES = 20
/** Clocks differ: the codes before and after are right as well. */
const WINDOW = 1

const toSecret = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })

/** A secret in base32 to type, and as an address for a QR code. */
export function describeSecret(bytes: Buffer, label: string): { secret: string; uri: string } {
  const secret = toSecret(bytes)
  return { secret: secret.base32, uri: new TOTP({ ...SETTINGS, label, secret }).toString() }
}

/** The time step that a code is for; null for a code that is wrong now. */
export function findStep(bytes: Buffer, code: string, now: number): number | null {
  const delta = new TOTP({ ...SETTINGS, secret: toSecret(bytes) }).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta
}
