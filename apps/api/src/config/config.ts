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
  /** Absolute path of the folder with all data that is stored nowhere else. */
  readonly dataDir: string
  /** The URL of the PostgreSQL database; null for SQLite in the folder. */
  readonly databaseUrl: string | null
  /** The store of photos; null for the folder. */
  readonly objectStore: ObjectStore | null
  readonly port: number
  readonly host: string
  /** The only address whose X-Forwarded-For is trusted. */
  readonly trustedProxy: string
  readonly demo: boolean
  /** Whether others can reach the demo and its accounts: by setting, or because its address is not this machine's. */
  readonly isDemoPublic: boolean
  /** Whether this process runs jobs; otherwise it only serves requests. */
  readonly runsJobs: boolean
  /** The first signs cookies; all are accepted. */
  readonly sessionSecrets: readonly string[]
  /** Origin of the site for its visitors, without a slash at the end. */
  readonly publicUrl: string
  readonly https: boolean
  /** The sender of emails, which replies go to. */
  readonly contactEmail: string
  /** The SMTP server; null: each email becomes a file in the data folder. */
  readonly smtp: SmtpServer | null
  /** The OpenID provider for sign-in; null: passwords only. */
  readonly identityProvider: IdentityProviderConfig | null
  /** The payment methods; empty if the operator has configured none. */
  readonly waysToPay: readonly ConfiguredWay[]
  /** The account for card payments; null for none. */
  readonly stripe: StripeConfig | null
  readonly rateLimitScale: number
  /** Seconds in which a stopping process still accepts connections. */
  readonly shutdownDelay: number
  readonly logLevel: LogLevel
  /** The address of the metrics; null for none. */
  readonly metrics: MetricsConfig | null
  /** The trace collector; null for none. */
  readonly tracing: TracingConfig | null
}

/** The portal as a client of an OpenID provider. */
export interface IdentityProviderConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The name of the provider for people. */
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

/** Without them production would store data in the program's folder, link to localhost and send no mail. */
const REQUIRED_IN_PRODUCTION = ['DATA_DIR', 'PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL'] as const

/**
 * Reads the whole environment; throws a ConfigError that names the variable, its text and what it takes. The demo starts
 * without a secret: `makeSecret` creates one that is stored in the data folder.
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

/** Reads the place of the database, which is all that most commands need. */
export function readDatabasePlace(env: Variables): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const read = parsePart(DataEnvironment, env)
  return { dataDir: resolveDataDir(read.DATA_DIR), databaseUrl: read.DATABASE_URL ?? null }
}

/** Reads the place of photos. */
export function readMediaConfig(env: Variables): Pick<Config, 'dataDir' | 'objectStore'> {
  const read = parsePart(MediaEnvironment, env)
  return { dataDir: resolveDataDir(read.DATA_DIR), objectStore: objectStore(read) }
}

/** Reads what rendering emails and texts needs. */
export const readSiteConfig = (env: Variables): SiteConfig => siteConfig(parsePart(SiteEnvironment, env))

/** Reads what sending emails needs. */
export const readMailConfig = (env: Variables): MailConfig => mailConfig(parsePart(MailEnvironment, env))

type SiteConfig = Pick<Config, 'dataDir' | 'publicUrl' | 'contactEmail'>
type MailConfig = SiteConfig & Pick<Config, 'smtp'>

/** Finds variables that are set and look like a misspelt one of the portal. */
export const findMisspelt = (env: Variables): readonly MisspeltVariable[] =>
  findMisspeltVariables(env, Object.keys(Environment.entries))

/** Parses a part of the environment; throws a ConfigError if production lacks one of its variables. */
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
    // The hostname of the site may have no dot.
    contactEmail: read.CONTACT_EMAIL ?? `contact@${new URL(publicUrl).hostname}`,
  }
}

/** A store other than Amazon's needs a key; at Amazon both variables may be unset. */
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

/** All three variables of the provider are required, or none. */
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

/** Reads the operator's file; the demo has its own, with invented accounts. */
function waysToPay({
  WAYS_TO_PAY,
  PORTAL_DEMO,
}: v.InferOutput<typeof Environment>): readonly ConfiguredWay[] {
  if (WAYS_TO_PAY !== undefined) return readWaysToPay(resolve(workspaceRoot(), WAYS_TO_PAY))
  const ofDemo = join(folderWith('package.json'), 'demo', 'ways-to-pay.yaml')
  // A demo that is not part of the deployment fails later, where it is added.
  return PORTAL_DEMO !== '0' && existsSync(ofDemo) ? readWaysToPay(ofDemo) : []
}

/** Both secrets are required, or none. */
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

/** Resolves a relative folder from the workspace's root, so that root and package find the same data. */
const resolveDataDir = (folder: string): string => resolve(workspaceRoot(), folder)

const workspaceRoot = (): string => folderWith('pnpm-workspace.yaml')

/** Returns the nearest ancestor folder with this file; the working directory if none has it. */
function folderWith(file: string): string {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, file))) return folder
  }
  return process.cwd()
}
