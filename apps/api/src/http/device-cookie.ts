import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'

/** Browsers that accounts have signed in from, told by a cookie that holds nothing but proofs. */
export interface Devices {
  /** The device's number for an account, if the account signed in from it; null for any other device. */
  knownFor(request: FastifyRequest, email: string): string | null
  /** Lets the browser show from now on that the account has signed in from it. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void
}

const LIFETIME_SECONDS = 180 * 24 * 60 * 60
/** A family's computer knows several accounts; of more than these the oldest is forgotten. */
const ACCOUNTS_OF_A_DEVICE = 5
const NONCE_BYTES = 16

/**
 * The cookie has one part for each account: a random number and a signature of it together with the address, so that
 * it names nobody and nobody can make one. It opens nothing; it only tells guesses from this device from others
 * (OWASP's "device cookies").
 */
export function openDevices({ config, randomBytes }: Pick<AppContext, 'config' | 'randomBytes'>): Devices {
  const name = config.https ? '__Host-device' : 'device'
  const [current = ''] = config.sessionSecrets
  const parts = ({ cookies }: FastifyRequest) =>
    (cookies[name] ?? '').split('~').slice(0, ACCOUNTS_OF_A_DEVICE)
  const isFor = (part: string, email: string): boolean => {
    const [nonce = '', signature = ''] = part.split('.')
    return config.sessionSecrets.some((secret) => isSame(signature, sign(secret, email, nonce)))
  }
  return {
    knownFor(request, email) {
      const part = parts(request).find((one) => isFor(one, email))
      return part?.split('.')[0] ?? null
    },
    remember(request, reply, email) {
      const others = parts(request).filter((part) => part !== '' && !isFor(part, email))
      const nonce = this.knownFor(request, email) ?? randomBytes(NONCE_BYTES).toString('base64url')
      const own = `${nonce}.${sign(current, email, nonce)}`
      const value = [own, ...others].slice(0, ACCOUNTS_OF_A_DEVICE).join('~')
      void reply.setCookie(name, value, { maxAge: LIFETIME_SECONDS })
    },
  }
}

const sign = (secret: string, email: string, nonce: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', email, nonce]))
    .digest('base64url')

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
