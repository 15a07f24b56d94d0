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
import { Environment, SECRETS_FORMAT } from './environment.ts'
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
  readonly shutdownDelaySeconds: number
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
  const variables = parsePart(Environment, env)
  if (variables.METRICS_PORT === variables.API_PORT && variables.API_PORT !== 0)
    throw new ConfigError(
      `METRICS_PORT and API_PORT are both ${variables.API_PORT}. Metrics need a port of their own`,
    )
  const mail = toMailConfig(variables)
  const demo = variables.PORTAL_DEMO !== '0'
  const https = mail.publicUrl.startsWith('https:')
  if (https && variables.PORTAL_DEMO === '1')
    throw new ConfigError(
      `PORTAL_DEMO is "1", but the site is at ${mail.publicUrl}, and everybody knows the password of the demo’s accounts, among them an administrator’s. Unset it; PORTAL_DEMO=public says that a demo for everybody is meant`,
    )
  return {
    ...mail,
    databaseUrl: variables.DATABASE_URL ?? null,
    objectStore: objectStore(variables),
    port: variables.API_PORT,
    host: variables.HOST,
    trustedProxy: variables.TRUSTED_PROXY,
    demo,
    isDemoPublic: demo && (variables.PORTAL_DEMO === 'public' || !isLoopback(new URL(mail.publicUrl))),
    runsJobs: variables.PORTAL_JOBS,
    https,
    identityProvider: toIdentityProviderConfig(variables),
    waysToPay: waysToPay(variables),
    stripe: toStripeConfig(variables),
    rateLimitScale: variables.RATE_LIMIT_SCALE,
    shutdownDelaySeconds: variables.SHUTDOWN_DELAY,
    logLevel: variables.LOG_LEVEL,
    metrics: toMetricsConfig(variables),
    tracing: toTracingConfig(variables),
    sessionSecrets: variables.SESSION_SECRET ?? getDemoSecrets(demo, () => makeSecret(mail.dataDir)),
  }
}

/** Reads the place of the database, which is all that most commands need. */
export function readDatabasePlace(env: Variables): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const variables = parsePart(DataEnvironment, env)
  return { dataDir: resolveDataDir(variables.DATA_DIR), databaseUrl: variables.DATABASE_URL ?? null }
}

/** Reads the place of photos. */
export function readMediaConfig(env: Variables): Pick<Config, 'dataDir' | 'objectStore'> {
  const variables = parsePart(MediaEnvironment, env)
  return { dataDir: resolveDataDir(variables.DATA_DIR), objectStore: objectStore(variables) }
}

/** Reads what rendering emails and texts needs. */
export const readSiteConfig = (env: Variables): SiteConfig => toSiteConfig(parsePart(SiteEnvironment, env))

/** Reads what sending emails needs. */
export const readMailConfig = (env: Variables): MailConfig => toMailConfig(parsePart(MailEnvironment, env))

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
  const variables = parseEnvironment(schema, env)
  const { NODE_ENV: mode, PORTAL_DEMO: demo } = env
  if (mode === 'production' && demo !== '1' && demo !== 'public')
    requireVariables(
      Environment,
      env,
      REQUIRED_IN_PRODUCTION.filter((name) => name in schema.entries),
    )
  return variables
}

const toMailConfig = (variables: v.InferOutput<typeof MailEnvironment>): MailConfig => ({
  ...toSiteConfig(variables),
  smtp: variables.SMTP_URL ?? null,
})

function toSiteConfig(variables: v.InferOutput<typeof SiteEnvironment>): SiteConfig {
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`
  return {
    dataDir: resolveDataDir(variables.DATA_DIR),
    publicUrl,
    // The hostname of the site may have no dot.
    contactEmail: variables.CONTACT_EMAIL ?? `contact@${new URL(publicUrl).hostname}`,
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
  const isOmitted = accessKeyId === undefined && secretAccessKey === undefined && url.endpoint === null
  if (!isSet && !isOmitted)
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
function toIdentityProviderConfig(
  variables: v.InferOutput<typeof Environment>,
): IdentityProviderConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret, name: variables.OIDC_PROVIDER_NAME ?? new URL(issuer).host }
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const isAnySet = [...names, 'OIDC_PROVIDER_NAME' as const].some((name) => variables[name] !== undefined)
  if (!isAnySet) return null
  throw new ConfigError(
    `${names.find((name) => variables[name] === undefined)} is not set, but the variables of the OpenID provider go together: ${names.join(', ')}`,
  )
}

/** Reads the operator's file; the demo has its own, with invented accounts. */
function waysToPay({
  WAYS_TO_PAY,
  PORTAL_DEMO,
}: v.InferOutput<typeof Environment>): readonly ConfiguredWay[] {
  if (WAYS_TO_PAY !== undefined) return readWaysToPay(resolve(findWorkspaceRoot(), WAYS_TO_PAY))
  const demoFile = join(findFolderWith('package.json'), 'demo', 'ways-to-pay.yaml')
  // A demo that is not part of the deployment fails later, where it is added.
  return PORTAL_DEMO !== '0' && existsSync(demoFile) ? readWaysToPay(demoFile) : []
}

/** Both secrets are required, or none. */
function toStripeConfig({
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

function getDemoSecrets(isDemo: boolean, makeSecret: () => string): readonly string[] {
  if (isDemo) return [makeSecret()]
  throw new ConfigError(
    `SESSION_SECRET is not set, but takes ${SECRETS_FORMAT}; PORTAL_DEMO=1 makes one by itself`,
  )
}

/** Resolves a relative folder from the workspace's root, so that root and package find the same data. */
const resolveDataDir = (folder: string): string => resolve(findWorkspaceRoot(), folder)

const findWorkspaceRoot = (): string => findFolderWith('pnpm-workspace.yaml')

/** Returns the nearest ancestor folder with this file; the working directory if none has it. */
function findFolderWith(file: string): string {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, file))) return folder
  }
  return process.cwd()
}
