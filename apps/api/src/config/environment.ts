import { isIP } from 'node:net'
import { emailAddress } from '@portal/domain/contract'
import { stripZeroWidth } from '@portal/domain/shared'
import {
  DELAY_FORMAT,
  HOST_FORMAT,
  OBSERVABILITY_VARIABLES,
  optionalVariable,
  parseDelay,
  parseHost,
  parsePort,
  PORT_FORMAT,
  variable,
} from '@portal/server/environment'
import * as v from 'valibot'
import { DATABASE_URL_FORMAT, parseDatabaseUrl, explainInvalidDatabaseUrl } from './database-url.ts'
import { parseIssuer } from './issuer-url.ts'
import { MEDIA_URL_FORMAT, parseMediaUrl, type MediaUrl } from './object-store.ts'
import { parseSmtpUrl } from './smtp-url.ts'

const SECRET_MIN = 32

const DEMOS = ['0', '1', 'public'] as const

/** A random secret of letters and digits never has so few different ones. */
const SECRET_VARIETY = 8

export const SECRETS_FORMAT = `${SECRET_MIN} characters or more that nobody guesses (several, comma-separated, for rotation), such as from \`openssl rand -base64 36\``

const MAILS_AS_FILES = 'file:'
const SMTP_FORMAT =
  'smtp://user:pass@host:port or smtps://user:pass@host:port, user and pass optional and percent-encoded; or file: for files in DATA_DIR/outbox/'

const portVariable = (meaning: string, standard: number) =>
  variable({ meaning, default: String(standard), format: PORT_FORMAT, parse: parsePort })

/** Returns the origin of an address that has nothing else. */
function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined
}

const splitSecrets = (text: string): readonly string[] => text.split(',').map((secret) => secret.trim())

/** Whether a secret repeats one letter or a short word. */
const isRepetitive = (secret: string): boolean =>
  new Set(secret).size < SECRET_VARIETY || /^(.{1,16})\1+$/.test(secret)

function explainInvalidSecrets(text: string): string {
  const secrets = splitSecrets(text)
  if (secrets.some((secret) => secret.length < SECRET_MIN))
    return `holds ${secrets.map((secret) => secret.length).join(', ')} characters, but takes ${SECRETS_FORMAT}`
  return `repeats a few characters, which anybody may guess, but takes ${SECRETS_FORMAT}`
}

function parseMediaVariable(text: string): MediaUrl | undefined {
  const read = parseMediaUrl(text)
  return 'fault' in read ? undefined : read
}

/** Does not repeat the text, which may contain a secret. */
function explainInvalidMediaUrl(text: string): string {
  const read = parseMediaUrl(text)
  return 'fault' in read ? `${read.fault}: it takes ${MEDIA_URL_FORMAT}` : ''
}

/** Longer names don't fit on a button. */
const PROVIDER_NAME_MAX = 40

/**
 * Every variable that the API reads, with its default, its format and its meaning. docs/environment.md is generated from
 * it.
 */
export const Environment = v.object({
  NODE_ENV: optionalVariable({
    meaning:
      '`production` (set by units and images) requires `DATA_DIR`, `PUBLIC_URL`, `SESSION_SECRET` and `SMTP_URL`, unless `PORTAL_DEMO` is set',
    default: 'unset: defaults apply',
    format: 'production, development or test',
    parse: (text) => (['production', 'development', 'test'].includes(text) ? text : undefined),
  }),
  DATA_DIR: variable({
    meaning:
      'folder of `portal.sqlite`, `media/` and `outbox/`; required in production. `restore` needs an empty one; deleting it starts afresh',
    default: 'data',
    format: 'a folder; relative to the workspace root',
    parse: (text) => text,
  }),
  DATABASE_URL: optionalVariable({
    meaning: 'PostgreSQL database (15 or later, UTF8) for several processes; `migrate` makes its tables',
    default: 'unset: SQLite in `DATA_DIR`, for one process',
    format: DATABASE_URL_FORMAT,
    parse: parseDatabaseUrl,
    explainInvalid: explainInvalidDatabaseUrl,
  }),
  MEDIA_URL: optionalVariable({
    meaning: 'S3 bucket (or compatible) for photos, so that API processes share no disk',
    default: 'unset: `media/` in `DATA_DIR`',
    format: MEDIA_URL_FORMAT,
    parse: parseMediaVariable,
    explainInvalid: explainInvalidMediaUrl,
  }),
  AWS_ACCESS_KEY_ID: optionalVariable({
    meaning: 'key for `MEDIA_URL`, with `AWS_SECRET_ACCESS_KEY`',
    default: 'unset: Amazon’s defaults, such as the machine’s role; required with an endpoint in `MEDIA_URL`',
    format: 'an access key id',
    parse: (text) => text,
  }),
  AWS_SECRET_ACCESS_KEY: optionalVariable({
    meaning: 'that key’s secret',
    default: 'unset',
    format: 'an access key’s secret',
    parse: (text) => text,
  }),
  AWS_SESSION_TOKEN: optionalVariable({
    meaning: 'for temporary keys, such as a role’s',
    default: 'unset',
    format: 'the key’s token',
    parse: (text) => text,
  }),
  AWS_REGION: variable({
    meaning: 'bucket region, unless in `MEDIA_URL`',
    default: 'us-east-1',
    format: 'a region name',
    parse: (text) => (/^[a-z0-9-]+$/.test(text) ? text : undefined),
  }),
  API_PORT: portVariable('the API’s port', 3001),
  PORT: portVariable('web server’s port, for `PUBLIC_URL`’s default', 3000),
  HOST: variable({
    meaning: 'listening address',
    default: '127.0.0.1',
    format: HOST_FORMAT,
    parse: parseHost,
  }),
  TRUSTED_PROXY: variable({
    meaning: 'only address whose `X-Forwarded-For` is trusted: the web server’s',
    default: '127.0.0.1',
    format: 'one IP address',
    parse: (text) => (isIP(text) === 0 ? undefined : text),
  }),
  PORTAL_DEMO: variable({
    meaning:
      '`1` fills an empty database with the demo and its accounts, whose password is published; `public` is for a public demo; `demo.env` sets it for `dev` and `demo`',
    default: '0',
    format: '0, 1; with an https `PUBLIC_URL` 0, public',
    parse: (text) => DEMOS.find((demo) => demo === text),
  }),
  PORTAL_JOBS: variable({
    meaning: '`0`: no jobs; at least one process per database must run them (mails, purges, reminders)',
    default: '1',
    format: '0, 1',
    parse: (text) => (text === '0' || text === '1' ? text === '1' : undefined),
  }),
  SESSION_SECRET: optionalVariable({
    meaning: 'session cookies: the first signs, all are accepted',
    default: 'required; with `PORTAL_DEMO` generated in `DATA_DIR`',
    format: SECRETS_FORMAT,
    parse: (text) => {
      const secrets = splitSecrets(text)
      return secrets.every((secret) => secret.length >= SECRET_MIN && !isRepetitive(secret))
        ? secrets
        : undefined
    },
    explainInvalid: explainInvalidSecrets,
  }),
  PUBLIC_URL: optionalVariable({
    meaning: 'site origin for absolute links; https makes cookies `Secure` and `__Host-sid`',
    default: '`http://localhost:$PORT`; required in production',
    format: 'an address such as https://portal.example, without a path',
    parse: parseOrigin,
  }),
  CONTACT_EMAIL: optionalVariable({
    meaning: 'sender and reply address of emails',
    default: '`contact@` `PUBLIC_URL`’s host',
    format: 'one email address',
    parse: (text) => (v.is(emailAddress(''), text) ? stripZeroWidth(text).trim() : undefined),
  }),
  SMTP_URL: optionalVariable({
    meaning: 'mail server',
    default: '`file:`; required in production',
    format: SMTP_FORMAT,
    parse: (text) => (text === MAILS_AS_FILES ? null : (parseSmtpUrl(text) ?? undefined)),
    explainInvalid: () => `can’t be read: it takes ${SMTP_FORMAT}`,
  }),
  RATE_LIMIT_SCALE: variable({
    meaning: 'multiplies request limits, for load and acceptance runs',
    default: '1',
    format: 'a number above 0',
    parse: (text) => (Number.isFinite(Number(text)) && Number(text) > 0 ? Number(text) : undefined),
  }),
  SHUTDOWN_DELAY: variable({
    meaning: 'seconds a stopping process still accepts connections while `/api/health/serving` is 503',
    default: '0',
    format: DELAY_FORMAT,
    parse: parseDelay,
  }),
  ...OBSERVABILITY_VARIABLES,
  OIDC_ISSUER: optionalVariable({
    meaning: 'OpenID provider for sign-in, with `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`',
    default: 'unset: passwords only',
    format: 'the issuer’s https address (http on this machine alone), without a query',
    parse: parseIssuer,
  }),
  OIDC_CLIENT_ID: optionalVariable({
    meaning: 'client id',
    default: 'unset',
    format: 'the provider’s id',
    parse: (text) => text,
  }),
  OIDC_CLIENT_SECRET: optionalVariable({
    meaning: 'client secret',
    default: 'unset',
    format: 'the provider’s secret',
    parse: (text) => text,
  }),
  OIDC_PROVIDER_NAME: optionalVariable({
    meaning: 'name on buttons: “Sign in with …”',
    default: '`OIDC_ISSUER`’s host',
    format: `a name of at most ${PROVIDER_NAME_MAX} characters`,
    parse: (text) => (text.trim().length > 0 && text.length <= PROVIDER_NAME_MAX ? text.trim() : undefined),
  }),
  WAYS_TO_PAY: optionalVariable({
    meaning:
      'YAML file of payment methods for plans and websites, named in orders and emails; see `apps/api/demo/ways-to-pay.yaml`',
    default: 'unset: orders say the team will write; the demo’s with `PORTAL_DEMO=1`',
    format: 'a file; relative to the workspace root',
    parse: (text) => text,
  }),
  STRIPE_SECRET_KEY: optionalVariable({
    meaning: 'Stripe key for card payments, with `STRIPE_WEBHOOK_SECRET`',
    default: 'unset: no cards',
    format: 'a secret or restricted key: sk_… or rk_…',
    parse: (text) => (/^[sr]k_\w+$/.test(text) ? text : undefined),
    explainInvalid: () => 'can’t be used: it takes a secret or restricted key, sk_… or rk_…',
  }),
  STRIPE_WEBHOOK_SECRET: optionalVariable({
    meaning: 'verifies Stripe’s posts to `/api/payments/stripe`',
    default: 'unset',
    format: 'the signing secret of the webhook: whsec_…',
    parse: (text) => (/^whsec_\w+$/.test(text) ? text : undefined),
    explainInvalid: () => 'can’t be used: it takes the signing secret of the webhook, whsec_…',
  }),
  STRIPE_API_URL: variable({
    meaning: 'Stripe’s API; others are for tests',
    default: 'https://api.stripe.com',
    format: 'an https address without a path (http on this machine alone)',
    parse: (text) => {
      const origin = parseOrigin(text)
      return origin !== undefined && parseIssuer(origin) !== undefined ? origin : undefined
    },
  }),
})
