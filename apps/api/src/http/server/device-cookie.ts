import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that signed in with this request; its device is known from now on. */
    signedInAs: string | null
  }
}

/** Devices that accounts have signed in from, recognised by a signed cookie. */
export interface Devices {
  /** Returns the id of the device for an account that has signed in from it; null for an unknown device. */
  findKnownDevice(request: FastifyRequest, email: string): string | null
}

const LIFETIME_SECONDS = (180 * DAY) / 1000
/** For shared computers; the oldest account is dropped. */
const MAX_ACCOUNTS_PER_DEVICE = 5
const NONCE_BYTES = 16

/**
 * OWASP's "device cookies": for each account a nonce and its signature together with the address, so that it names nobody
 * and can't be forged. It grants no access; it only counts failed sign-ins of this device separately.
 */
export function addDeviceCookie(
  scope: FastifyInstance,
  { config, randomBytes }: Pick<AppContext, 'config' | 'randomBytes'>,
): Devices {
  const name = config.https ? '__Host-device' : 'device'
  const [current = ''] = config.sessionSecrets
  const listParts = ({ cookies }: FastifyRequest) =>
    (cookies[name] ?? '').split('~').slice(0, MAX_ACCOUNTS_PER_DEVICE)
  const isFor = (part: string, email: string): boolean => {
    const [nonce = '', signature = ''] = part.split('.')
    return config.sessionSecrets.some((secret) => isEqual(signature, sign(secret, email, nonce)))
  }
  const findKnownDevice = (request: FastifyRequest, email: string): string | null => {
    const part = listParts(request).find((one) => isFor(one, email))
    return part?.split('.')[0] ?? null
  }
  const remember = (request: FastifyRequest, reply: FastifyReply, email: string): void => {
    const others = listParts(request).filter((part) => part !== '' && !isFor(part, email))
    const nonce = findKnownDevice(request, email) ?? randomBytes(NONCE_BYTES).toString('base64url')
    const own = `${nonce}.${sign(current, email, nonce)}`
    const value = [own, ...others].slice(0, MAX_ACCOUNTS_PER_DEVICE).join('~')
    void reply.setCookie(name, value, { maxAge: LIFETIME_SECONDS })
  }
  scope.decorateRequest('signedInAs', null)
  // Runs after the session's hook, so that the session cookie is set first.
  scope.addHook('onSend', (request, reply, _payload, done) => {
    if (request.signedInAs !== null) remember(request, reply, request.signedInAs)
    done()
  })
  return { findKnownDevice }
}

const sign = (secret: string, email: string, nonce: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', email, nonce]))
    .digest('base64url')

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
