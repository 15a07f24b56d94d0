import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  ConfigError,
  findMisspeltVariables,
  parseEnvironment,
  requireVariables,
  toMetricsConfig,
  toTracingConfig,
  type LogLevel,
  type MisspeltVariable,
  type Variables,
} from '@portal/server/environment'
import type { MetricsConfig } from '@portal/server/metrics'
import type { TracingConfig } from '@portal/server/tracing'
import * as v from 'valibot'
import { Environment, SECRETS_TAKEN } from './environment.ts'
import { isLoopback } from './loopback.ts'
import type { ObjectStore } from './object-store.ts'
import type { SmtpServer } from './smtp-url.ts'
import { readWaysToPay, type ConfiguredWay } from './ways-to-pay.ts'

export interface Config {
  /** Absolute path of the folder with all that is kept nowhere else. */
  readonly dataDir: string
  /** The address of the PostgreSQL server with the database; null: SQLite's file in the folder. */
  readonly databaseUrl: string | null
  /** Where photos are; null: in the folder. */
  readonly objectStore: ObjectStore | null
  readonly port: number
  readonly host: string
  /** The one address whose X-Forwarded-For is believed. */
  readonly trustedProxy: string
  readonly demo: boolean
  /** Whether others may reach the demo and its accounts: the operator has said so, or its address is not this machine's. */
  readonly isDemoPublic: boolean
  /** Whether this process runs jobs; otherwise it only answers. */
  readonly runsJobs: boolean
  /** The first signs; all are accepted. */
  readonly sessionSecrets: readonly string[]
  /** Origin of the site as its visitors see it, without a slash at the end. */
  readonly publicUrl: string
  readonly https: boolean
  /** What emails come from and where answers to them go. */
  readonly contactEmail: string
  /** The server that takes emails; null: each becomes a file in the data folder. */
  readonly smtp: SmtpServer | null
  /** The OpenID provider to sign in with; null: with a password only. */
  readonly identityProvider: IdentityProviderConfig | null
  /** What people may pay with; empty where the operator has set nothing up. */
  readonly waysToPay: readonly ConfiguredWay[]
  /** The account that takes payments by card; null: nobody pays by card. */
  readonly stripe: StripeConfig | null
  readonly rateLimitScale: number
  /** Seconds in which a process that is asked to stop still takes connections. */
  readonly shutdownDelay: number
  readonly logLevel: LogLevel
  /** Where metrics are read; null: nowhere. */
  readonly metrics: MetricsConfig | null
  /** Where traces are sent; null: nowhere. */
  readonly tracing: TracingConfig | null
}

/** The portal as a client of an OpenID provider. */
export interface IdentityProviderConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What people call it. */
  readonly name: string
}

/** An account of the card provider. */
export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Origin of its API. */
  readonly apiUrl: string
}

const DataEnvironment = v.pick(Environment, ['DATA_DIR', 'DATABASE_URL'])
const MediaEnvironment = v.pick(Environment, [
  'DATA_DIR',
  'MEDIA_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_REGION',
])
const SiteEnvironment = v.pick(Environment, ['DATA_DIR', 'PORT', 'PUBLIC_URL', 'CONTACT_EMAIL'])
const MailEnvironment = v.pick(Environment, ['DATA_DIR', 'PORT', 'PUBLIC_URL', 'CONTACT_EMAIL', 'SMTP_URL'])

/** Without them a portal that people use would store in the program's folder, link to localhost, and mail nobody. */
const REQUIRED_IN_PRODUCTION = ['DATA_DIR', 'PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL'] as const

/**
 * Reads the whole environment; throws a ConfigError that names the variable, what it got and what it takes. The demo
 * starts without a secret of its own: `makeSecret` gives it one that lasts as long as the data folder.
 */
export function readConfig(env: Variables, makeSecret: (dataDir: string) => string): Config {
  const read = parsePart(Environment, env)
  if (read.METRICS_PORT === read.API_PORT && read.API_PORT !== 0)
    throw new ConfigError(
      `METRICS_PORT and API_PORT are both ${read.API_PORT}. Metrics need a port of their own`,
    )
  const mail = mailConfig(read)
  const demo = read.PORTAL_DEMO !== '0'
  const https = mail.publicUrl.startsWith('https:')
  if (https && read.PORTAL_DEMO === '1')
    throw new ConfigError(
      `PORTAL_DEMO is "1", but the site is at ${mail.publicUrl}, and everybody knows the password of the demo’s accounts, among them an administrator’s. Unset it; PORTAL_DEMO=public says that a demo for everybody is meant`,
    )
  return {
    ...mail,
    databaseUrl: read.DATABASE_URL ?? null,
    objectStore: objectStore(read),
    port: read.API_PORT,
    host: read.HOST,
    trustedProxy: read.TRUSTED_PROXY,
    demo,
    isDemoPublic: demo && (read.PORTAL_DEMO === 'public' || !isLoopback(new URL(mail.publicUrl))),
    runsJobs: read.PORTAL_JOBS,
    https,
    identityProvider: identityProviderConfig(read),
    waysToPay: waysToPay(read),
    stripe: stripeConfig(read),
    rateLimitScale: read.RATE_LIMIT_SCALE,
    shutdownDelay: read.SHUTDOWN_DELAY,
    logLevel: read.LOG_LEVEL,
    metrics: toMetricsConfig(read),
    tracing: toTracingConfig(read),
    sessionSecrets: read.SESSION_SECRET ?? demoSecrets(demo, () => makeSecret(mail.dataDir)),
  }
}

/** Where the database is: all that most operator commands need. */
export function readDatabasePlace(env: Variables): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const read = parsePart(DataEnvironment, env)
  return { dataDir: resolveDataDir(read.DATA_DIR), databaseUrl: read.DATABASE_URL ?? null }
}

/** Where photos are. */
export function readMediaConfig(env: Variables): Pick<Config, 'dataDir' | 'objectStore'> {
  const read = parsePart(MediaEnvironment, env)
  return { dataDir: resolveDataDir(read.DATA_DIR), objectStore: objectStore(read) }
}

/** What writing emails and texts takes: where the site is. */
export const readSiteConfig = (env: Variables): SiteConfig => siteConfig(parsePart(SiteEnvironment, env))

/** What sending emails takes. */
export const readMailConfig = (env: Variables): MailConfig => mailConfig(parsePart(MailEnvironment, env))

type SiteConfig = Pick<Config, 'dataDir' | 'publicUrl' | 'contactEmail'>
type MailConfig = SiteConfig & Pick<Config, 'smtp'>

/** Finds the variables that are set and look like one of the portal's, but are none. */
export const findMisspelt = (env: Variables): readonly MisspeltVariable[] =>
  findMisspeltVariables(env, Object.keys(Environment.entries))

/** Parses a part of the environment; throws a ConfigError also where production lacks one of its variables. */
function parsePart<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  env: Variables,
): v.InferOutput<typeof schema> {
  const read = parseEnvironment(schema, env)
  const { NODE_ENV: mode, PORTAL_DEMO: demo } = env
  if (mode === 'production' && demo !== '1' && demo !== 'public')
    requireVariables(
      Environment,
      env,
      REQUIRED_IN_PRODUCTION.filter((name) => name in schema.entries),
    )
  return read
}

const mailConfig = (read: v.InferOutput<typeof MailEnvironment>): MailConfig => ({
  ...siteConfig(read),
  smtp: read.SMTP_URL ?? null,
})

function siteConfig(read: v.InferOutput<typeof SiteEnvironment>): SiteConfig {
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  return {
    dataDir: resolveDataDir(read.DATA_DIR),
    publicUrl,
    // The site's own host may have no dot in its name.
    contactEmail: read.CONTACT_EMAIL ?? `contact@${new URL(publicUrl).hostname}`,
  }
}

/** A store elsewhere than at Amazon takes a key; at Amazon both of its variables may be left out. */
function objectStore({
  MEDIA_URL: url,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
  AWS_REGION: region,
}: v.InferOutput<typeof MediaEnvironment>): ObjectStore | null {
  if (!url) return null
  const isSet = accessKeyId !== undefined && secretAccessKey !== undefined
  const isLeftOut = accessKeyId === undefined && secretAccessKey === undefined && url.endpoint === null
  if (!isSet && !isLeftOut)
    throw new ConfigError(
      `${accessKeyId === undefined ? 'AWS_ACCESS_KEY_ID' : 'AWS_SECRET_ACCESS_KEY'} is not set, but the store of MEDIA_URL takes a key: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY`,
    )
  return {
    ...url,
    region: url.region ?? region,
    credentials: isSet
      ? { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) }
      : null,
  }
}

/** All three variables of the provider, or none. */
function identityProviderConfig(read: v.InferOutput<typeof Environment>): IdentityProviderConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret, name: read.OIDC_PROVIDER_NAME ?? new URL(issuer).host }
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const isAnySet = [...names, 'OIDC_PROVIDER_NAME' as const].some((name) => read[name] !== undefined)
  if (!isAnySet) return null
  throw new ConfigError(
    `${names.find((name) => read[name] === undefined)} is not set, but the variables of the OpenID provider go together: ${names.join(', ')}`,
  )
}

/** Those of the operator's file; in the demo those of the demo, whose accounts are made up. */
function waysToPay({
  WAYS_TO_PAY,
  PORTAL_DEMO,
}: v.InferOutput<typeof Environment>): readonly ConfiguredWay[] {
  if (WAYS_TO_PAY !== undefined) return readWaysToPay(resolve(workspaceRoot(), WAYS_TO_PAY))
  const ofDemo = join(folderWith('package.json'), 'demo', 'ways-to-pay.yaml')
  // A demo that did not come with the deployment is refused where it is added.
  return PORTAL_DEMO !== '0' && existsSync(ofDemo) ? readWaysToPay(ofDemo) : []
}

/** Both secrets, or none. */
function stripeConfig({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: v.InferOutput<typeof Environment>): StripeConfig | null {
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret, apiUrl }
  if (secretKey === undefined && webhookSecret === undefined) return null
  const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'
  throw new ConfigError(
    `${missing} is not set, but the secrets of Stripe go together: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET`,
  )
}

function demoSecrets(isDemo: boolean, makeSecret: () => string): readonly string[] {
  if (isDemo) return [makeSecret()]
  throw new ConfigError(
    `SESSION_SECRET is not set, but takes ${SECRETS_TAKEN}; PORTAL_DEMO=1 makes one by itself`,
  )
}

/** A relative folder starts at the workspace's root, so that root and package find the same data. */
const resolveDataDir = (folder: string): string => resolve(workspaceRoot(), folder)

const workspaceRoot = (): string => folderWith('pnpm-workspace.yaml')

/** The nearest folder above with this file; that of the process where there is none. */
function folderWith(file: string): string {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, file))) return folder
  }
  return process.cwd()
}
