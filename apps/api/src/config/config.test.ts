// cspell:ignore PUBLC sslmod sslmode
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig as readWith, readDatabasePlace, readMailConfig, readSiteConfig } from './config.ts'
import { describeConfig } from './describe-config.ts'

const SECRET = 'a secret of thirty-two characters'
const readConfig = (env: Parameters<typeof readWith>[0]) => readWith(env, (dataDir) => `made in ${dataDir}`)
const OIDC = { OIDC_ISSUER: 'https://id.example/realms/a', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const ROOT = join(import.meta.dirname, '../../../..')

test('unset variables have defaults', () => {
  expect(readConfig({ SESSION_SECRET: SECRET })).toEqual({
    dataDir: join(ROOT, 'data'),
    databaseUrl: null,
    objectStore: null,
    port: 3001,
    host: '127.0.0.1',
    trustedProxy: '127.0.0.1',
    demo: false,
    isDemoPublic: false,
    runsJobs: true,
    sessionSecrets: [SECRET],
    publicUrl: 'http://localhost:3000',
    https: false,
    contactEmail: 'contact@localhost',
    smtp: null,
    identityProvider: null,
    stripe: null,
    waysToPay: [],
    rateLimitScale: 1,
    shutdownDelaySeconds: 0,
    logLevel: 'info',
    metrics: null,
    tracing: null,
  })
})

test('set variables are used', () => {
  const config = readConfig({
    DATA_DIR: '/srv/portal',
    API_PORT: '4001',
    HOST: '::',
    TRUSTED_PROXY: '10.0.0.2',
    PORTAL_JOBS: '0',
    PUBLIC_URL: 'https://portal.example/',
    RATE_LIMIT_SCALE: '0.5',
    SHUTDOWN_DELAY: '5',
    LOG_LEVEL: 'warn',
    SESSION_SECRET: `${SECRET}, ${SECRET}2`,
  })
  expect(config).toMatchObject({ dataDir: '/srv/portal', port: 4001, host: '::', trustedProxy: '10.0.0.2' })
  expect(config).toMatchObject({
    publicUrl: 'https://portal.example',
    https: true,
    rateLimitScale: 0.5,
    shutdownDelaySeconds: 5,
    runsJobs: false,
  })
  expect(config.sessionSecrets).toEqual([SECRET, `${SECRET}2`])
})

const PRODUCTION = { NODE_ENV: 'production', DATA_DIR: '/srv/portal', PUBLIC_URL: 'https://portal.example' }

test('production without a demo lists all missing variables in one sentence', () => {
  const read = (env: Record<string, string>) => () => readConfig({ NODE_ENV: 'production', ...env })
  expect(read({})).toThrow(
    /^DATA_DIR, SESSION_SECRET, PUBLIC_URL and SMTP_URL are not set, but production without a demo needs them\. DATA_DIR takes [^\n]*file:[^\n]*$/,
  )
  expect(read({ SESSION_SECRET: SECRET, DATA_DIR: '/srv/portal' })).toThrow(/^PUBLIC_URL and SMTP_URL are/)
  expect(read({ ...PRODUCTION, SESSION_SECRET: SECRET })).toThrow(/^SMTP_URL is not set/)
  expect(read({ ...PRODUCTION, SESSION_SECRET: SECRET, SMTP_URL: '' })).toThrow(/^SMTP_URL is not set/)
  expect(read({ SESSION_SECRET: SECRET, SMTP_URL: 'file:', PUBLC_URL: 'https://portal.example' })).toThrow(
    /^DATA_DIR and PUBLIC_URL are not set.*\. PUBLC_URL is set: is PUBLIC_URL meant\?$/,
  )
})

test.each(['prod', 'Production', 'staging'])('NODE_ENV=%s is refused, not treated as unset', (mode) => {
  expect(() => readConfig({ NODE_ENV: mode })).toThrow(
    `NODE_ENV is "${mode}", but takes production, development or test`,
  )
})

test.each([{ SMTP_URL: 'smtp://mail.example' }, { SMTP_URL: 'file:' }])(
  'production with %j has all required variables',
  (env) => {
    expect(readConfig({ ...PRODUCTION, SESSION_SECRET: SECRET, ...env })).toMatchObject({
      dataDir: '/srv/portal',
      publicUrl: 'https://portal.example',
      smtp: env.SMTP_URL === 'file:' ? null : { host: 'mail.example' },
    })
  },
)

test.each(['1', 'public'])('production with PORTAL_DEMO=%s requires nothing else', (PORTAL_DEMO) => {
  expect(readConfig({ NODE_ENV: 'production', PORTAL_DEMO }).publicUrl).toBe('http://localhost:3000')
})

test('an operator’s command in production requires only what it reads', () => {
  expect(() => readDatabasePlace({ NODE_ENV: 'production' })).toThrow(/^DATA_DIR is not set/)
  expect(readDatabasePlace({ NODE_ENV: 'production', DATA_DIR: '/srv/portal' }).dataDir).toBe('/srv/portal')
  expect(readSiteConfig(PRODUCTION).publicUrl).toBe('https://portal.example')
  expect(() => readMailConfig(PRODUCTION)).toThrow(/^SMTP_URL is not set/)
})

test('a demo at an https address is refused unless it is declared public', () => {
  const read = (PORTAL_DEMO: string) => readConfig({ PORTAL_DEMO, PUBLIC_URL: 'https://portal.example' })
  expect(() => read('1')).toThrow(
    /^PORTAL_DEMO is "1", but the site is at https:\/\/portal\.example[^\n]*PORTAL_DEMO=public/,
  )
  expect(read('public')).toMatchObject({ demo: true, isDemoPublic: true, https: true })
  expect(readConfig({ PORTAL_DEMO: '1' })).toMatchObject({ demo: true, isDemoPublic: false })
  for (const [PUBLIC_URL, isDemoPublic] of [
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['http://portal.example', true],
    ['http://192.168.1.4:3000', true],
  ] as const)
    expect(readConfig({ PORTAL_DEMO: '1', PUBLIC_URL })).toMatchObject({ demo: true, isDemoPublic })
})

test('the log of a start describes stores and address without secrets', () => {
  const local = readConfig({ SESSION_SECRET: SECRET, DATA_DIR: '/srv/portal' })
  expect(describeConfig(local)).toEqual({
    engine: 'SQLite',
    dataDir: '/srv/portal',
    photos: 'files in dataDir',
    publicUrl: 'http://localhost:3000',
    emails: 'files in dataDir',
  })
  const server = readConfig({
    SESSION_SECRET: SECRET,
    DATABASE_URL: 'postgres://portal:hunter2@db.example/portal',
    SMTP_URL: 'smtp://user:hunter2@mail.example:587',
  })
  expect(describeConfig(server)).toMatchObject({
    engine: 'PostgreSQL',
    database: 'portal on db.example',
    emails: 'mail.example:587',
  })
  expect(JSON.stringify(describeConfig(server))).not.toContain('hunter2')
})

test('a relative data folder starts at the workspace', () => {
  expect(readConfig({ DATA_DIR: 'other', SESSION_SECRET: SECRET }).dataDir).toBe(join(ROOT, 'other'))
})

test('the site’s address follows the port of its pages', () => {
  expect(readConfig({ PORT: '8080', SESSION_SECRET: SECRET }).publicUrl).toBe('http://localhost:8080')
})

test('metrics have a port of their own', () => {
  expect(() => readConfig({ API_PORT: '4001', METRICS_PORT: '4001', SESSION_SECRET: SECRET })).toThrow(
    'METRICS_PORT and API_PORT are both 4001. Metrics need a port of their own',
  )
})

test.each([
  'postgres://portal:secret@db.example:5433/portal?application_name=portal',
  'postgresql:///portal?host=/run/postgresql',
])('%s is a valid database URL', (url) => {
  expect(readConfig({ SESSION_SECRET: SECRET, DATABASE_URL: url }).databaseUrl).toBe(url)
})

test.each([
  [
    'postgres://portal:secret@db.example/portal?sslmod=require',
    'has the setting sslmod, which PostgreSQL doesn’t know',
  ],
  ['postgres://portal:secret@db.example/portal?sslmode=full', 'has an sslmode that PostgreSQL doesn’t know'],
  ['postgres://portal:s%ZZcret@db.example/portal', 'can’t be read'],
])('%s is refused without its password', (url, fault) => {
  expect(() => readConfig({ SESSION_SECRET: SECRET, DATABASE_URL: url })).toThrow(
    `DATABASE_URL ${fault}: it takes postgres://user:password@host:port/name`,
  )
})

test('photos are in the bucket of MEDIA_URL, with the key and the region of AWS', () => {
  const store = (env: Record<string, string>) => readConfig({ SESSION_SECRET: SECRET, ...env }).objectStore
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
  expect(store(key)).toBeNull()
  expect(store({ ...key, MEDIA_URL: 's3://portal', AWS_REGION: 'ap-southeast-2' })).toEqual({
    bucket: 'portal',
    prefix: '',
    endpoint: null,
    region: 'ap-southeast-2',
    pathStyle: false,
    credentials,
  })
  const elsewhere = 's3://portal?endpoint=http://127.0.0.1:3900&region=garage'
  expect(store({ ...key, MEDIA_URL: elsewhere, AWS_REGION: 'x', AWS_SESSION_TOKEN: 'token' })).toMatchObject({
    region: 'garage',
    credentials: { ...credentials, sessionToken: 'token' },
  })
  expect(store({ MEDIA_URL: 's3://portal' })).toMatchObject({ region: 'us-east-1', credentials: null })
})

test('mails come from the site’s host unless an address is set', () => {
  const contact = (env: Record<string, string>) => readConfig({ SESSION_SECRET: SECRET, ...env }).contactEmail
  expect(contact({ PUBLIC_URL: 'https://portal.example:8443' })).toBe('contact@portal.example')
  expect(contact({ CONTACT_EMAIL: 'hello@portal.example' })).toBe('hello@portal.example')
  expect(contact({ CONTACT_EMAIL: '\u200ehello@portal.example\u00a0' })).toBe('hello@portal.example')
})

test('a demo without a secret gets the one of its data folder', () => {
  const secrets = (env: object) =>
    readConfig({ PORTAL_DEMO: '1', DATA_DIR: '/srv/portal', ...env }).sessionSecrets
  expect(secrets({})).toEqual(['made in /srv/portal'])
  expect(secrets({ SESSION_SECRET: SECRET })).toEqual([SECRET])
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ SESSION_SECRET: SECRET, API_PORT: '', SMTP_URL: '' })).toMatchObject({
    port: 3001,
    smtp: null,
  })
})

test.each([
  [{ SESSION_SECRET: undefined }, 'SESSION_SECRET is not set, but takes 32 characters or more'],
  [{ SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET repeats a few characters, which anybody may guess'],
  [{ SESSION_SECRET: 'guessing'.repeat(5) }, 'SESSION_SECRET repeats a few characters'],
  [{ SESSION_SECRET: '0123456789abcdef'.repeat(2) }, 'SESSION_SECRET repeats a few characters'],
  [{ SESSION_SECRET: `${SECRET},${'12'.repeat(20)}` }, 'SESSION_SECRET repeats a few characters'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET holds 5 characters, but takes 32'],
  [{ SESSION_SECRET: `${SECRET},short` }, 'SESSION_SECRET holds 33, 5 characters, but takes 32'],
  [{ DATABASE_URL: 'mysql://db.example/portal' }, 'DATABASE_URL can’t be read: it takes postgres://user'],
  [{ DATABASE_URL: 'postgres://db.example' }, 'DATABASE_URL can’t be read'],
  [{ DATABASE_URL: 'postgres://db.example/' }, 'DATABASE_URL can’t be read'],
  [{ DATABASE_URL: 'portal' }, 'DATABASE_URL can’t be read'],
  [
    { MEDIA_URL: '/srv/photos' },
    'MEDIA_URL is no address that begins with s3://: it takes s3://bucket/prefix',
  ],
  [
    { MEDIA_URL: 's3://id:top-secret@portal' },
    'MEDIA_URL holds credentials, which belong in AWS_ACCESS_KEY_ID',
  ],
  [
    { MEDIA_URL: 's3://portal?endpoint=http://127.0.0.1:9000' },
    'AWS_ACCESS_KEY_ID is not set, but the store of MEDIA_URL takes a key',
  ],
  [
    { MEDIA_URL: 's3://portal', AWS_ACCESS_KEY_ID: 'id' },
    'AWS_SECRET_ACCESS_KEY is not set, but the store of MEDIA_URL takes a key',
  ],
  [{ API_PORT: 'http' }, 'API_PORT is "http", but takes a port'],
  [{ API_PORT: '70000' }, 'API_PORT is "70000", but takes a port'],
  [{ API_PORT: '3001 ' }, 'API_PORT is "3001 ", but takes a port'],
  [{ PORT: '-1' }, 'PORT is "-1", but takes a port'],
  [{ HOST: 'a host' }, 'HOST is "a host", but takes an IP address or a host name'],
  [{ TRUSTED_PROXY: 'true' }, 'TRUSTED_PROXY is "true", but takes one IP address'],
  [{ TRUSTED_PROXY: '10.0.0.0/8' }, 'TRUSTED_PROXY is "10.0.0.0/8", but takes one IP address'],
  [{ PORTAL_DEMO: 'yes' }, 'PORTAL_DEMO is "yes", but takes 0, 1; with an https `PUBLIC_URL` 0, public'],
  [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL is "portal.example", but takes an address'],
  [{ PUBLIC_URL: 'ftp://portal.example' }, 'PUBLIC_URL is "ftp://portal.example", but takes an address'],
  [
    { PUBLIC_URL: 'https://portal.example/a' },
    'PUBLIC_URL is "https://portal.example/a", but takes an address',
  ],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE is "0", but takes a number above 0'],
  [{ RATE_LIMIT_SCALE: 'many' }, 'RATE_LIMIT_SCALE is "many", but takes a number above 0'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT can’t be used: it takes an http or https address',
  ],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'top-secret' },
    'OTEL_EXPORTER_OTLP_HEADERS can’t be read: it takes name=value',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG is "1.5", but takes a number from 0 to 1'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but takes one of fatal, error, warn'],
  [{ CONTACT_EMAIL: 'portal' }, 'CONTACT_EMAIL is "portal", but takes one email address'],
  [{ CONTACT_EMAIL: 'a@b.co, c@d.co' }, 'CONTACT_EMAIL is "a@b.co, c@d.co", but takes one email address'],
  [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL can’t be read: it takes smtp://user:pass@host:port'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID is not set, but the variables of the OpenID'],
  [{ OIDC_CLIENT_ID: 'a' }, 'OIDC_ISSUER is not set'],
  [{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a' }, 'OIDC_CLIENT_SECRET is not set'],
  [{ OIDC_PROVIDER_NAME: 'Example' }, 'OIDC_ISSUER is not set'],
  [
    { ...OIDC, OIDC_ISSUER: 'http://id.example' },
    'OIDC_ISSUER is "http://id.example", but takes the issuer’s https',
  ],
  [{ ...OIDC, OIDC_ISSUER: 'https://id.example?x=1' }, 'OIDC_ISSUER is'],
  [{ ...OIDC, OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER is'],
  [{ ...OIDC, OIDC_PROVIDER_NAME: 'x'.repeat(41) }, 'OIDC_PROVIDER_NAME is'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_WEBHOOK_SECRET is not set, but the secrets of Stripe go together',
  ],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is not set'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY can’t be used: it takes a secret'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET can’t be used: it takes the'],
  [{ ...STRIPE, STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL is "http://stripe.example"'],
])('%j fails the start with one line', (env, line) => {
  const read = () => readConfig({ SESSION_SECRET: SECRET, ...env })
  expect(read).toThrow(line)
  expect(read).toThrow(/^[^\n]+$/)
})

test.each([
  [{}, { issuer: 'https://id.example/realms/a', clientId: 'a', clientSecret: 'b', name: 'id.example' }],
  [{ OIDC_PROVIDER_NAME: ' Example ' }, { name: 'Example' }],
  [{ OIDC_ISSUER: 'http://localhost:8080' }, { issuer: 'http://localhost:8080', name: 'localhost:8080' }],
  [{ OIDC_ISSUER: 'http://[::1]:8080/' }, { issuer: 'http://[::1]:8080/' }],
])('an OpenID provider with %j', (env, provider) => {
  expect(readConfig({ SESSION_SECRET: SECRET, ...OIDC, ...env }).identityProvider).toMatchObject(provider)
})

test('card payments go to Stripe unless another address is set', () => {
  const read = (env: object) => readConfig({ SESSION_SECRET: SECRET, ...STRIPE, ...env }).stripe
  expect(read({})).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'https://api.stripe.com',
  })
  expect(read({ STRIPE_API_URL: 'http://127.0.0.1:4242' })).toMatchObject({ apiUrl: 'http://127.0.0.1:4242' })
})

test('a secret is not repeated', () => {
  expect(() => readConfig({ ...STRIPE, STRIPE_SECRET_KEY: 'hunter2' })).not.toThrow(/hunter2/)
  expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  expect(() => readConfig({ SMTP_URL: 'https://user:hunter2@host' })).not.toThrow(/hunter2/)
  expect(() => readConfig({ DATABASE_URL: 'postgres://user:hunter2@host' })).not.toThrow(/hunter2/)
})
