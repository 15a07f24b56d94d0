import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that has signed in by this request: its browser is known from now on. */
    signedInAs: string | null
  }
}

/** Browsers that accounts have signed in from, told by a cookie that holds nothing but proofs. */
export interface Devices {
  /** The device's number for an account, if the account signed in from it; null for any other device. */
  knownFor(request: FastifyRequest, email: string): string | null
}

const LIFETIME_SECONDS = (180 * DAY) / 1000
/** A family's computer knows several accounts; of more than these the oldest is forgotten. */
const ACCOUNTS_OF_A_DEVICE = 5
const NONCE_BYTES = 16

/**
 * The cookie has one part for each account: a random number and a signature of it together with the address, so that
 * it names nobody and nobody can make one. It opens nothing; it only tells guesses from this device from others
 * (OWASP's "device cookies").
 */
export function addDevices(
  scope: FastifyInstance,
  { config, randomBytes }: Pick<AppContext, 'config' | 'randomBytes'>,
): Devices {
  const name = config.https ? '__Host-device' : 'device'
  const [current = ''] = config.sessionSecrets
  const parts = ({ cookies }: FastifyRequest) =>
    (cookies[name] ?? '').split('~').slice(0, ACCOUNTS_OF_A_DEVICE)
  const isFor = (part: string, email: string): boolean => {
    const [nonce = '', signature = ''] = part.split('.')
    return config.sessionSecrets.some((secret) => isSame(signature, sign(secret, email, nonce)))
  }
  const knownFor = (request: FastifyRequest, email: string): string | null => {
    const part = parts(request).find((one) => isFor(one, email))
    return part?.split('.')[0] ?? null
  }
  const remember = (request: FastifyRequest, reply: FastifyReply, email: string): void => {
    const others = parts(request).filter((part) => part !== '' && !isFor(part, email))
    const nonce = knownFor(request, email) ?? randomBytes(NONCE_BYTES).toString('base64url')
    const own = `${nonce}.${sign(current, email, nonce)}`
    const value = [own, ...others].slice(0, ACCOUNTS_OF_A_DEVICE).join('~')
    void reply.setCookie(name, value, { maxAge: LIFETIME_SECONDS })
  }
  scope.decorateRequest('signedInAs', null)
  // Behind the session's own hook, so that its cookie comes first.
  scope.addHook('onSend', (request, reply, _payload, done) => {
    if (request.signedInAs !== null) remember(request, reply, request.signedInAs)
    done()
  })
  return { knownFor }
}

const sign = (secret: string, email: string, nonce: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', email, nonce]))
    .digest('base64url')

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
