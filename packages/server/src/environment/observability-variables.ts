import type * as v from 'valibot'
import type { MetricsConfig } from '../metrics/index.ts'
import type { TracingConfig } from '../tracing/index.ts'
import { HOST_FORMAT, parseHost, parsePort, PORT_FORMAT } from './parsers.ts'
import { optionalVariable, variable } from './variable.ts'

const ENDPOINT_FORMAT = 'an http or https address without a query, such as http://127.0.0.1:4318'
const HEADERS_FORMAT = 'name=value, comma-separated and percent-encoded'

/** Parses the URL of a collector; removes a slash at its end. */
function parseEndpoint(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || /[?#@]/.test(url.href)) return undefined
  return url.href.replace(/\/+$/, '')
}

const isHeaderList = (text: string): boolean => /^[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/.test(text.trim())

const parseShare = (text: string): number | undefined =>
  /^(0|1|[01]?\.\d+)$/.test(text) && Number(text) <= 1 ? Number(text) : undefined

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The variables of the log, of metrics and of tracing, for the schema of an app's environment. */
export const OBSERVABILITY_VARIABLES = {
  LOG_LEVEL: variable({
    meaning: 'lowest logged level; unset, `npm start` in a terminal shows `warn` and above',
    default: 'info',
    format: `one of ${LOG_LEVELS.join(', ')}`,
    parse: (text) => LOG_LEVELS.find((level) => level === text),
  }),
  METRICS_PORT: optionalVariable({
    meaning: 'port of `/metrics` for Prometheus: one per process, never public',
    default: 'unset: no metrics',
    format: PORT_FORMAT,
    parse: parsePort,
  }),
  METRICS_HOST: variable({
    meaning: 'address of `METRICS_PORT`',
    default: '127.0.0.1',
    format: HOST_FORMAT,
    parse: parseHost,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalVariable({
    meaning: 'trace collector, by OTLP over HTTP as JSON (`/v1/traces` is added)',
    default: 'unset: no traces',
    format: ENDPOINT_FORMAT,
    parse: parseEndpoint,
    // Its URL may contain a secret.
    explainInvalid: () => `can’t be used: it takes ${ENDPOINT_FORMAT}`,
  }),
  // The tracing library reads it from the environment itself.
  OTEL_EXPORTER_OTLP_HEADERS: optionalVariable({
    meaning: 'the collector’s headers, such as a key',
    default: 'unset',
    format: HEADERS_FORMAT,
    parse: (text) => (isHeaderList(text) ? text : undefined),
    explainInvalid: () => `can’t be read: it takes ${HEADERS_FORMAT}`,
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    meaning: 'share of traced requests; a trusted proxy’s trace decides for itself',
    default: '1',
    format: 'a number from 0 to 1',
    parse: parseShare,
  }),
}

type ObservabilityEnvironment = v.InferOutput<v.ObjectSchema<typeof OBSERVABILITY_VARIABLES, undefined>>

/** Returns the address of metrics; null for none. */
export const toMetricsConfig = ({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Pick<ObservabilityEnvironment, 'METRICS_PORT' | 'METRICS_HOST'>): MetricsConfig | null =>
  port === undefined ? null : { host, port }

/** Returns the collector of traces; null for none. */
export const toTracingConfig = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Pick<
  ObservabilityEnvironment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'
>): TracingConfig | null => (endpoint === undefined ? null : { endpoint, share })
