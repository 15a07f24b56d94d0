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
import type { Operator } from '../../src/shared/page/page-context.ts'
import { Environment } from './environment.ts'

export interface Config {
  host: string
  port: number
  /** Origin of the site: scheme and host, without a trailing slash. */
  publicUrl: string
  /** Email address for people who can't use a form. */
  contactEmail: string
  /** The operator, for the footer; empty if not configured. */
  operator: Operator
  /** The portal's pages on social networks, for the footer. */
  social: readonly string[]
  apiUrl: string
  logLevel: LogLevel
  /** Address of the proxy in front of this server whose X-Forwarded-For is trusted; usually null. */
  trustedProxy: string | null
  /** Multiplies the render limit. */
  rateLimitScale: number
  /** Seconds for which a stopping process still accepts connections. */
  shutdownDelay: number
  /** Where metrics are served, never a public address; null to serve none. */
  metrics: MetricsConfig | null
  /** Where traces are sent; null to send none. */
  tracing: TracingConfig | null
}

/** Finds variables that look like misspelt ones of the web server. */
export const findMisspelt = (env: Variables): readonly MisspeltVariable[] =>
  findMisspeltVariables(env, Object.keys(Environment.entries))

/** Reads the configuration from the environment; throws a `ConfigError` for an invalid value. */
export function readConfig(env: Variables): Config {
  const read = parseEnvironment(Environment, env)
  if (read.METRICS_PORT === read.PORT && read.PORT !== 0)
    throw new ConfigError(`METRICS_PORT and PORT are both ${read.PORT}. Metrics need a port of their own`)
  if (read.NODE_ENV === 'production' && read.PORTAL_DEMO === '0')
    requireVariables(Environment, env, ['PUBLIC_URL'])
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
    metrics: toMetricsConfig(read),
    tracing: toTracingConfig(read),
  }
}
