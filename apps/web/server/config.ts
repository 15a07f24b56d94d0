import { isIP } from 'node:net'
import { emailAddress } from '@portal/domain/contract'
import type { LevelWithSilent } from 'pino'
import { is } from 'valibot'
import { NETWORK_HOSTS, socialLinks } from '../src/app/shell/footer/social-links.ts'

export interface Config {
  host: string
  port: number
  /** Scheme and host of the site, without a slash at the end. */
  publicUrl: string
  /** Where people write to who can't use a form. */
  contactEmail: string
  /** The portal's pages on social networks, for the footer. */
  social: readonly string[]
  apiUrl: string
  logLevel: LevelWithSilent
  /** The address of a proxy in front of this server, whose X-Forwarded-For is believed; usually there is none. */
  trustedProxy: string | null
  /** Multiplies the limit of renders. */
  rateLimitScale: number
}

export type Environment = Readonly<Record<string, string | undefined>>

/** A variable that this server can't take: the line says which, what it got and what it takes. */
export class ConfigError extends Error {}

const refuse = (name: string, value: string, takes: string): never => {
  throw new ConfigError(`${name} is ${JSON.stringify(value)}; it takes ${takes}`)
}

function portOf(env: Environment, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise)
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? port : refuse(name, text, 'a port number from 0 to 65535')
}

/** An http(s) address of a host, with neither path nor query. */
function hostUrlOf(env: Environment, name: string, otherwise: string): string {
  const text = env[name] || otherwise
  const url = URL.parse(text)
  const fits =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === ''
  return fits ? url.origin : refuse(name, text, 'an address such as https://portal.example, without a path')
}

const LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function logLevelOf(env: Environment): LevelWithSilent {
  const text = env.LOG_LEVEL || 'info'
  return LEVELS.includes(text)
    ? (text as LevelWithSilent)
    : refuse('LOG_LEVEL', text, `one of ${LEVELS.join(', ')}`)
}

function trustedProxyOf(env: Environment): string | null {
  const text = env.WEB_TRUSTED_PROXY
  if (!text) return null
  return isIP(text) ? text : refuse('WEB_TRUSTED_PROXY', text, 'one IP address, such as 10.0.0.2')
}

function rateLimitScaleOf(env: Environment): number {
  const text = env.RATE_LIMIT_SCALE || '1'
  const scale = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  return scale > 0 ? scale : refuse('RATE_LIMIT_SCALE', text, 'a number above 0')
}

/** An address at the site's own host, which may have no dot in its name, unless another is set. */
function contactEmailOf(env: Environment, publicUrl: string): string {
  const text = env.CONTACT_EMAIL
  if (!text) return `contact@${new URL(publicUrl).hostname}`
  return is(emailAddress(''), text) ? text.trim() : refuse('CONTACT_EMAIL', text, 'one email address')
}

/** Addresses of the portal's own pages, with blanks or commas between them. */
function socialOf(env: Environment): readonly string[] {
  const text = env.SOCIAL_LINKS ?? ''
  const addresses = text.split(/[\s,]+/).filter((address) => address !== '')
  return addresses.every((address) => socialLinks([address]).length === 1)
    ? addresses
    : refuse('SOCIAL_LINKS', text, `https addresses of pages at ${NETWORK_HOSTS.join(', ')}`)
}

/** The configuration that the environment describes; throws a `ConfigError` for a value it can't take. */
export function readConfig(env: Environment): Config {
  const port = portOf(env, 'PORT', 3000)
  const publicUrl = hostUrlOf(env, 'PUBLIC_URL', `http://localhost:${port}`)
  return {
    host: env.HOST || '127.0.0.1',
    port,
    publicUrl,
    contactEmail: contactEmailOf(env, publicUrl),
    social: socialOf(env),
    apiUrl: hostUrlOf(env, 'WEB_API_URL', `http://127.0.0.1:${portOf(env, 'API_PORT', 3001)}`),
    logLevel: logLevelOf(env),
    trustedProxy: trustedProxyOf(env),
    rateLimitScale: rateLimitScaleOf(env),
  }
}
