import type { LevelWithSilent } from 'pino'
import * as v from 'valibot'
import type { Operator } from '../../src/shared/page/page-context.ts'
import { Environment } from './environment.ts'
import { findMisspeltVariables, type MisspeltVariable } from './misspelt-variables.ts'

export interface Config {
  host: string
  port: number
  /** Origin of the site: scheme and host, without a trailing slash. */
  publicUrl: string
  /** Email address for people who can't use a form. */
  contactEmail: string
  /** Who runs the portal, for the footer; empty where nothing is configured. */
  operator: Operator
  /** The portal's pages on social networks, for the footer. */
  social: readonly string[]
  apiUrl: string
  logLevel: LevelWithSilent
  /** Address of the proxy in front of this server whose X-Forwarded-For is trusted; usually null. */
  trustedProxy: string | null
  /** Multiplies the render limit. */
  rateLimitScale: number
  /** Seconds in which a process that is asked to stop still takes connections. */
  shutdownDelay: number
  /** Where metrics are read, never a public address; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Where traces are sent; null: nowhere. */
  tracing: TracingConfig | null
}

/** The collector of traces. */
export interface TracingConfig {
  /** An address without a slash at its end. */
  endpoint: string
  /** The share of requests that begin a trace, from 0 to 1. */
  share: number
}

/** An invalid variable: the message has its name, its value and what it takes. */
export class ConfigError extends Error {}

/** The variables that are set and look like one of the web server's, but are none. */
export const findMisspelt = (
  env: Readonly<Record<string, string | undefined>>,
): readonly MisspeltVariable[] => findMisspeltVariables(env, Object.keys(Environment.entries))

/** Reads the configuration from the environment; throws a `ConfigError` for an invalid value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // A variable that is set to nothing counts as unset.
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text))
  const result = v.safeParse(Environment, set)
  if (!result.success) {
    const [issue] = result.issues
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`)
  }
  const read = result.output
  if (read.METRICS_PORT === read.PORT && read.PORT !== 0)
    throw new ConfigError(`METRICS_PORT and PORT are both ${read.PORT}. Metrics need a port of their own`)
  if (read.NODE_ENV === 'production' && read.PORTAL_DEMO === '0' && read.PUBLIC_URL === undefined) {
    const misspelt = findMisspelt(env).find(({ meant }) => meant === 'PUBLIC_URL')
    throw new ConfigError(
      `PUBLIC_URL is not set, but production without a demo needs it: it takes an address such as https://portal.example, without a path${misspelt ? `. ${misspelt.name} is set: is PUBLIC_URL meant?` : ''}`,
    )
  }
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl,
    // The site's own host may have no dot in its name.
    contactEmail: read.CONTACT_EMAIL ?? `contact@${new URL(publicUrl).hostname}`,
    operator: {
      ...(read.OPERATOR && { name: read.OPERATOR }),
      ...(read.OPERATOR_ADDRESS && { address: read.OPERATOR_ADDRESS }),
      ...(read.OPERATOR_PHONE && { phone: read.OPERATOR_PHONE }),
    },
    social: read.SOCIAL_LINKS ?? [],
    apiUrl: read.WEB_API_URL ?? `http://127.0.0.1:${read.API_PORT}`,
    logLevel: read.LOG_LEVEL,
    trustedProxy: read.WEB_TRUSTED_PROXY ?? null,
    rateLimitScale: read.RATE_LIMIT_SCALE,
    shutdownDelay: read.SHUTDOWN_DELAY,
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    tracing:
      read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT, share: read.OTEL_TRACES_SAMPLER_ARG },
  }
}
