import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { emailAddress } from '@portal/domain/contract'
import { is } from 'valibot'
import { ConfigError } from './config-error.ts'
import { makeDataFolder } from '../storage/data-folder.ts'
import { parseSmtpUrl, type SmtpServer } from './smtp-url.ts'

export { ConfigError } from './config-error.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Config {
  /** Absolute path of the folder with the database. */
  readonly dataDir: string
  readonly port: number
  readonly host: string
  /** The one address whose X-Forwarded-For is believed. */
  readonly trustedProxy: string
  readonly demo: boolean
  /** The first signs; all are accepted. */
  readonly sessionSecrets: readonly string[]
  /** Origin of the site as its visitors see it, without a slash at the end. */
  readonly publicUrl: string
  readonly https: boolean
  /** What mails come from and where answers to them go. */
  readonly contactEmail: string
  /** The server that takes mails; null: each becomes a file in the data folder. */
  readonly smtp: SmtpServer | null
  readonly rateLimitScale: number
  readonly logLevel: LogLevel
}

type Environment = Readonly<Record<string, string | undefined>>

const SECRET_MIN = 32
/** Their parts are not built: a value that nothing obeys would mislead whoever set it. */
const UNBUILT = {
  OIDC_ISSUER: 'sign-in by OpenID Connect',
  OIDC_CLIENT_ID: 'sign-in by OpenID Connect',
  OIDC_CLIENT_SECRET: 'sign-in by OpenID Connect',
} as const

/** Reads the environment whole; throws a ConfigError that names the variable, what it got and what it takes. */
export function readConfig(env: Environment): Config {
  for (const [name, part] of Object.entries(UNBUILT)) {
    if (env[name])
      throw new ConfigError(`${name} is set, but ${part} is not part of this version: leave it unset`)
  }
  const mail = readMailConfig(env)
  const { dataDir, publicUrl } = mail
  const demo = oneOf(env, 'PORTAL_DEMO', ['0', '1'], '0') === '1'
  return {
    ...mail,
    port: port(env, 'API_PORT', 3001),
    host: host(env),
    trustedProxy: address(env, 'TRUSTED_PROXY', '127.0.0.1'),
    demo,
    https: publicUrl.startsWith('https:'),
    rateLimitScale: positive(env, 'RATE_LIMIT_SCALE', 1),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    sessionSecrets: sessionSecrets(env, demo, dataDir),
  }
}

/** The folder with the database: all that operator commands need. A relative one starts at the workspace's root. */
export const readDataDir = (env: Environment): string => resolve(workspaceRoot(), env['DATA_DIR'] || 'data')

/** What sending mails takes. */
export function readMailConfig(
  env: Environment,
): Pick<Config, 'dataDir' | 'publicUrl' | 'contactEmail' | 'smtp'> {
  const publicUrl = origin(env, 'PUBLIC_URL', `http://localhost:${port(env, 'PORT', 3000)}`)
  return {
    dataDir: readDataDir(env),
    publicUrl,
    contactEmail: contactEmail(env, new URL(publicUrl).hostname),
    smtp: smtpServer(env),
  }
}

function refuse(name: string, got: string, takes: string): never {
  throw new ConfigError(`${name} is ${JSON.stringify(got)}, but takes ${takes}`)
}

function oneOf<const Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const text = env[name] || fallback
  return values.find((value) => value === text) ?? refuse(name, text, values.join(', '))
}

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback)
  const number = Number(text)
  if (!/^\d{1,5}$/.test(text) || number > 65_535)
    refuse(name, text, 'a port from 0 to 65535 (0: any free one)')
  return number
}

function positive(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback)
  const number = Number(text)
  if (!Number.isFinite(number) || number <= 0) refuse(name, text, 'a number above 0')
  return number
}

function host(env: Environment): string {
  const text = env['HOST'] || '127.0.0.1'
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    refuse('HOST', text, 'an IP address or a host name to listen on')
  }
  return text
}

function address(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback
  return isIP(text) ? text : refuse(name, text, 'one IP address')
}

function origin(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback
  const url = URL.parse(text)
  const plain = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
  return plain ? url.origin : refuse(name, text, 'an address such as https://portal.example, without a path')
}

/** An address at the site's own host, which may have no dot in its name, unless another is set. */
function contactEmail(env: Environment, siteHost: string): string {
  const text = env['CONTACT_EMAIL']
  if (!text) return `contact@${siteHost}`
  return is(emailAddress(''), text) ? text.trim() : refuse('CONTACT_EMAIL', text, 'one email address')
}

/** The value holds a password, so that it is not repeated. */
function smtpServer(env: Environment): SmtpServer | null {
  const text = env['SMTP_URL']
  if (!text) return null
  const server = parseSmtpUrl(text)
  if (server) return server
  throw new ConfigError(
    'SMTP_URL can’t be read: it takes smtp://user:pass@host:port or smtps://user:pass@host:port, where user and pass may be left out and their special characters are percent-encoded',
  )
}

function sessionSecrets(env: Environment, demo: boolean, dataDir: string): readonly string[] {
  const text = env['SESSION_SECRET']
  if (!text && demo) return [generatedSecret(join(dataDir, 'session-secret'))]
  const takes = `${SECRET_MIN} characters or more (several, comma-separated, for rotation)`
  if (!text)
    throw new ConfigError(`SESSION_SECRET is not set, but takes ${takes}; PORTAL_DEMO=1 makes one by itself`)
  const secrets = text.split(',').map((secret) => secret.trim())
  if (secrets.some((secret) => secret.length < SECRET_MIN)) {
    throw new ConfigError(
      `SESSION_SECRET holds ${secrets.map((secret) => secret.length).join(', ')} characters, but takes ${takes}`,
    )
  }
  return secrets
}

/** Sessions of the demo outlive a restart. */
function generatedSecret(file: string): string {
  makeDataFolder(dirname(file))
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

/** The folder that holds the workspace, so that the same data is found from the root and from this package. */
function workspaceRoot(): string {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
  }
  return process.cwd()
}
