import { isIP } from 'node:net'
import { emailAddress } from '@portal/domain/contract'
import { stripZeroWidth } from '@portal/domain/shared'
import * as v from 'valibot'
import { DATABASE_URL_TAKEN, parseDatabaseUrl, refuseDatabaseUrl } from './database-url.ts'
import { parseIssuer } from './issuer-url.ts'
import { MEDIA_URL_TAKEN, parseMediaUrl, type MediaUrl } from './object-store.ts'
import { parseSmtpUrl } from './smtp-url.ts'
import {
  ENDPOINT_TAKEN,
  HEADERS_TAKEN,
  isHeaderList,
  parseEndpoint,
  parseShare,
} from './tracing-variables.ts'
import { optionalVariable, variable } from './variable.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
const SECRET_MIN = 32

const DEMOS = ['0', '1', 'public'] as const

/** Of letters and digits by chance so few different ones never come. */
const SECRET_VARIETY = 8

export const SECRETS_TAKEN = `${SECRET_MIN} characters or more that nobody guesses (several, comma-separated, for rotation), such as from \`openssl rand -base64 36\``

const MAILS_AS_FILES = 'file:'
const SMTP_TAKEN =
  'smtp://user:pass@host:port or smtps://user:pass@host:port, where user and pass may be left out and their special characters are percent-encoded; or file:, by which each email becomes a file in outbox/ of DATA_DIR'

const DELAY_MAX = 60
const parseDelay = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= DELAY_MAX ? Number(text) : undefined

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

const PORT_TAKEN = 'a port from 0 to 65535 (0: any free one)'
const parsePort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined

const port = (meaning: string, standard: number) =>
  variable({ meaning, default: String(standard), takes: PORT_TAKEN, parse: parsePort })

const HOST_TAKEN = 'an IP address or a host name to listen on'
const parseHost = (text: string): string | undefined =>
  isIP(text) !== 0 || HOST_NAME.test(text) ? text : undefined

/** Scheme, host and port of an address that has nothing else. */
function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined
}

const splitSecrets = (text: string): readonly string[] => text.split(',').map((secret) => secret.trim())

/** One letter, or a short word, over and over. */
const isRepetitive = (secret: string): boolean =>
  new Set(secret).size < SECRET_VARIETY || /^(.{1,16})\1+$/.test(secret)

function refuseSecrets(text: string): string {
  const secrets = splitSecrets(text)
  if (secrets.some((secret) => secret.length < SECRET_MIN))
    return `holds ${secrets.map((secret) => secret.length).join(', ')} characters, but takes ${SECRETS_TAKEN}`
  return `repeats a few characters, which anybody may guess, but takes ${SECRETS_TAKEN}`
}

function readMediaUrl(text: string): MediaUrl | undefined {
  const read = parseMediaUrl(text)
  return 'fault' in read ? undefined : read
}

/** Without the text, which may hold a secret. */
function refuseMediaUrl(text: string): string {
  const read = parseMediaUrl(text)
  return 'fault' in read ? `${read.fault}: it takes ${MEDIA_URL_TAKEN}` : ''
}

/** As long as any name that a button has room for. */
const PROVIDER_NAME_MAX = 40

/**
 * Every variable that the API reads: its default, what it takes, what it does. The table in docs/environment.md is
 * made from it.
 */
export const Environment = v.object({
  NODE_ENV: optionalVariable({
    meaning:
      '`production`, which the units and images set: `DATA_DIR`, `PUBLIC_URL`, `SESSION_SECRET` and `SMTP_URL` have to be set, unless `PORTAL_DEMO` is',
    default: 'unset: what is left out has its default',
    takes: 'production, development or test',
    parse: (text) => (['production', 'development', 'test'].includes(text) ? text : undefined),
  }),
  DATA_DIR: variable({
    meaning:
      'the folder with `portal.sqlite`, `media/` and `outbox/`; required in production. `restore` takes an empty one. Deleting it starts afresh',
    default: 'data',
    takes: 'a folder; a relative one starts at the root of the workspace',
    parse: (text) => text,
  }),
  DATABASE_URL: optionalVariable({
    meaning:
      'the database on a PostgreSQL server (15 or later, encoding UTF8), which several processes share; `migrate` makes its tables',
    default: 'unset: `portal.sqlite` in `DATA_DIR`, for one process',
    takes: DATABASE_URL_TAKEN,
    parse: parseDatabaseUrl,
    refusal: refuseDatabaseUrl,
  }),
  MEDIA_URL: optionalVariable({
    meaning:
      'the bucket of S3, or of a store that speaks its protocol, for photos; several API processes then need no common disk for them',
    default: 'unset: photos are files in `media/` of `DATA_DIR`',
    takes: MEDIA_URL_TAKEN,
    parse: readMediaUrl,
    refusal: refuseMediaUrl,
  }),
  AWS_ACCESS_KEY_ID: optionalVariable({
    meaning: 'the key for the bucket of `MEDIA_URL`; set together with `AWS_SECRET_ACCESS_KEY`',
    default:
      'unset: Amazon’s own ways, such as the role of the machine; required where `MEDIA_URL` has an endpoint',
    takes: 'the id of an access key',
    parse: (text) => text,
  }),
  AWS_SECRET_ACCESS_KEY: optionalVariable({
    meaning: 'the secret of that key',
    default: 'unset',
    takes: 'the secret of an access key',
    parse: (text) => text,
  }),
  AWS_SESSION_TOKEN: optionalVariable({
    meaning: 'goes with a key that ends, as a role is given',
    default: 'unset',
    takes: 'the token that came with the key',
    parse: (text) => text,
  }),
  AWS_REGION: variable({
    meaning: 'the region of the bucket, where `MEDIA_URL` names none',
    default: 'us-east-1',
    takes: 'the name of a region',
    parse: (text) => (/^[a-z0-9-]+$/.test(text) ? text : undefined),
  }),
  API_PORT: port('the port that the API listens on', 3001),
  PORT: port('the port of the web server, for the default of `PUBLIC_URL`', 3000),
  HOST: variable({
    meaning: 'the address to listen on',
    default: '127.0.0.1',
    takes: HOST_TAKEN,
    parse: parseHost,
  }),
  TRUSTED_PROXY: variable({
    meaning: 'the only address whose `X-Forwarded-For` is believed: that of the web server',
    default: '127.0.0.1',
    takes: 'one IP address',
    parse: (text) => (isIP(text) === 0 ? undefined : text),
  }),
  PORTAL_DEMO: variable({
    meaning:
      '`1` fills an empty database with the demo and its accounts, whose password is published; `public` says that a demo for everybody is meant; `demo.env` sets it for `dev` and `demo`',
    default: '0',
    takes: '0, 1; with an https `PUBLIC_URL` 0, public',
    parse: (text) => DEMOS.find((demo) => demo === text),
  }),
  PORTAL_JOBS: variable({
    meaning:
      '`0`: the process only answers, and others on its database send mails, purge and remind; at least one has to',
    default: '1',
    takes: '0, 1',
    parse: (text) => (text === '0' || text === '1' ? text === '1' : undefined),
  }),
  SESSION_SECRET: optionalVariable({
    meaning: 'signs session cookies: the first secret signs, all are accepted',
    default: 'required; with `PORTAL_DEMO` generated into `DATA_DIR`',
    takes: SECRETS_TAKEN,
    parse: (text) => {
      const secrets = splitSecrets(text)
      return secrets.every((secret) => secret.length >= SECRET_MIN && !isRepetitive(secret))
        ? secrets
        : undefined
    },
    refusal: refuseSecrets,
  }),
  PUBLIC_URL: optionalVariable({
    meaning: 'the origin of the site: absolute links; https makes cookies `Secure` and named `__Host-sid`',
    default: '`http://localhost:$PORT`; required in production',
    takes: 'an address such as https://portal.example, without a path',
    parse: parseOrigin,
  }),
  CONTACT_EMAIL: optionalVariable({
    meaning: 'where emails come from, and where answers to them go',
    default: '`contact@` the host of `PUBLIC_URL`',
    takes: 'one email address',
    parse: (text) => (v.is(emailAddress(''), text) ? stripZeroWidth(text).trim() : undefined),
  }),
  SMTP_URL: optionalVariable({
    meaning: 'the server that takes emails',
    default: '`file:`; required in production',
    takes: SMTP_TAKEN,
    parse: (text) => (text === MAILS_AS_FILES ? null : (parseSmtpUrl(text) ?? undefined)),
    refusal: () => `can’t be read: it takes ${SMTP_TAKEN}`,
  }),
  RATE_LIMIT_SCALE: variable({
    meaning: 'multiplies every request limit, for load and acceptance runs',
    default: '1',
    takes: 'a number above 0',
    parse: (text) => (Number.isFinite(Number(text)) && Number(text) > 0 ? Number(text) : undefined),
  }),
  SHUTDOWN_DELAY: variable({
    meaning:
      'the seconds for which a process that stops still takes connections, and `/api/health/serving` tells proxies of it',
    default: '0',
    takes: `whole seconds from 0 to ${DELAY_MAX}`,
    parse: parseDelay,
  }),
  LOG_LEVEL: variable({
    meaning:
      'the least level that is logged; where it is unset, `npm start` in a terminal shows `warn` and above',
    default: 'info',
    takes: LOG_LEVELS.join(', '),
    parse: (text) => LOG_LEVELS.find((level) => level === text),
  }),
  METRICS_PORT: optionalVariable({
    meaning: 'the port of `/metrics`, for Prometheus; each process needs one of its own, never a public one',
    default: 'unset: nothing is counted',
    takes: PORT_TAKEN,
    parse: parsePort,
  }),
  METRICS_HOST: variable({
    meaning: 'the address that `METRICS_PORT` listens on',
    default: '127.0.0.1',
    takes: HOST_TAKEN,
    parse: parseHost,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalVariable({
    meaning: 'the collector that traces are sent to, by OTLP over HTTP as JSON (`/v1/traces` is added)',
    default: 'unset: nothing is traced',
    takes: ENDPOINT_TAKEN,
    parse: parseEndpoint,
    refusal: () => `can’t be used: it takes ${ENDPOINT_TAKEN}`,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: optionalVariable({
    meaning: 'headers for the collector, such as a key',
    default: 'unset',
    takes: HEADERS_TAKEN,
    parse: (text) => (isHeaderList(text) ? text : undefined),
    refusal: () => `can’t be read: it takes ${HEADERS_TAKEN}`,
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    meaning:
      'the share of requests that are traced; those of a trace that a trusted proxy began are as it says',
    default: '1',
    takes: 'a number from 0 to 1',
    parse: parseShare,
  }),
  OIDC_ISSUER: optionalVariable({
    meaning:
      'the OpenID provider that people may sign in with; set together with `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`',
    default: 'unset: people sign in with a password only',
    takes: 'the issuer’s https address (http on this machine alone), without a query',
    parse: parseIssuer,
  }),
  OIDC_CLIENT_ID: optionalVariable({
    meaning: 'the portal’s id at the OpenID provider',
    default: 'unset',
    takes: 'the id that the provider gave',
    parse: (text) => text,
  }),
  OIDC_CLIENT_SECRET: optionalVariable({
    meaning: 'the portal’s secret at the OpenID provider',
    default: 'unset',
    takes: 'the secret that the provider gave',
    parse: (text) => text,
  }),
  OIDC_PROVIDER_NAME: optionalVariable({
    meaning: 'the provider’s name on buttons: “Sign in with …”',
    default: 'the host of `OIDC_ISSUER`',
    takes: `a name of at most ${PROVIDER_NAME_MAX} characters`,
    parse: (text) => (text.trim().length > 0 && text.length <= PROVIDER_NAME_MAX ? text.trim() : undefined),
  }),
  WAYS_TO_PAY: optionalVariable({
    meaning:
      'a YAML file with the ways to pay for plans and websites, as in `apps/api/demo/ways-to-pay.yaml`; orders and emails name them',
    default: 'unset: orders say that the team writes how to pay; with `PORTAL_DEMO=1` those of the demo',
    takes: 'a file; a relative one starts at the root of the workspace',
    parse: (text) => text,
  }),
  STRIPE_SECRET_KEY: optionalVariable({
    meaning:
      'the key of a Stripe account that takes payments by card; set together with `STRIPE_WEBHOOK_SECRET`',
    default: 'unset: nobody pays by card',
    takes: 'a secret or restricted key: sk_… or rk_…',
    parse: (text) => (/^[sr]k_\w+$/.test(text) ? text : undefined),
    refusal: () => 'can’t be used: it takes a secret or restricted key, sk_… or rk_…',
  }),
  STRIPE_WEBHOOK_SECRET: optionalVariable({
    meaning: 'verifies what Stripe posts to `/api/payments/stripe`',
    default: 'unset',
    takes: 'the signing secret of the webhook: whsec_…',
    parse: (text) => (/^whsec_\w+$/.test(text) ? text : undefined),
    refusal: () => 'can’t be used: it takes the signing secret of the webhook, whsec_…',
  }),
  STRIPE_API_URL: variable({
    meaning: 'where the API of Stripe is; another one is for tests',
    default: 'https://api.stripe.com',
    takes: 'an https address without a path (http on this machine alone)',
    parse: (text) => {
      const origin = parseOrigin(text)
      return origin !== undefined && parseIssuer(origin) !== undefined ? origin : undefined
    },
  }),
})
