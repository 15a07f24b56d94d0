import { expect, test } from 'vitest'
import { findMisspelt, readConfig } from './config.ts'

test('defaults describe a local portal', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    contactEmail: 'contact@localhost',
    operator: {},
    social: [],
    apiUrl: 'http://127.0.0.1:3001',
    logLevel: 'info',
    trustedProxy: null,
    rateLimitScale: 1,
    shutdownDelay: 0,
    metrics: null,
    tracing: null,
  })
})

test('production without a demo needs the address of the site', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /^PUBLIC_URL is not set, but production without a demo needs it. PUBLIC_URL takes an address[^\n]*$/,
  )
  // cspell:ignore PUBLC
  expect(() => readConfig({ NODE_ENV: 'production', PUBLC_URL: 'https://portal.example' })).toThrow(
    'PUBLC_URL is set: is PUBLIC_URL meant?',
  )
  for (const env of [
    { PUBLIC_URL: 'https://portal.example' },
    { PORTAL_DEMO: '1' },
    { PORTAL_DEMO: 'public' },
  ])
    expect(readConfig({ NODE_ENV: 'production', ...env }).port).toBe(3000)
})

test('a variable of the API does not count as misspelt', () => {
  const ofApi = ['TRUSTED_PROXY', 'SMTP_URL', 'MEDIA_URL', 'DATABASE_URL', 'STRIPE_API_URL', 'DATA_DIR']
  expect(findMisspelt(Object.fromEntries(ofApi.map((name) => [name, 'x'])))).toEqual([])
})

test('rejects a metrics port equal to PORT', () => {
  expect(() => readConfig({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(
    'METRICS_PORT and PORT are both 4000. Metrics need a port of their own',
  )
})

test('limits are multiplied by a number above 0', () => {
  expect(readConfig({ RATE_LIMIT_SCALE: '2.5' }).rateLimitScale).toBe(2.5)
  for (const RATE_LIMIT_SCALE of ['0', '-1', 'many'])
    expect(() => readConfig({ RATE_LIMIT_SCALE })).toThrow(
      `RATE_LIMIT_SCALE is "${RATE_LIMIT_SCALE}", but takes a number above 0`,
    )
})

test('the shutdown delay is in whole seconds, up to a minute', () => {
  expect(readConfig({ SHUTDOWN_DELAY: '60' }).shutdownDelay).toBe(60)
  for (const SHUTDOWN_DELAY of ['61', '-1', '1.5', 'soon'])
    expect(() => readConfig({ SHUTDOWN_DELAY })).toThrow(
      `SHUTDOWN_DELAY is "${SHUTDOWN_DELAY}", but takes whole seconds from 0 to 60`,
    )
})

test('the API is found by its port or by its address', () => {
  expect(readConfig({ API_PORT: '4001' }).apiUrl).toBe('http://127.0.0.1:4001')
  expect(readConfig({ API_PORT: '4001', WEB_API_URL: 'http://api.internal:80/' }).apiUrl).toBe(
    'http://api.internal',
  )
})

test('the contact address defaults to contact@ the site’s host', () => {
  expect(readConfig({ PUBLIC_URL: 'https://portal.example:8443' }).contactEmail).toBe(
    'contact@portal.example',
  )
  expect(readConfig({ CONTACT_EMAIL: ' hello@islands.example ' }).contactEmail).toBe('hello@islands.example')
})

test('the operator has only the configured fields', () => {
  const env = {
    OPERATOR: ' Islands Trust ',
    OPERATOR_ADDRESS: 'PO Box 1, Honiara',
    OPERATOR_PHONE: '+677 20000',
  }
  expect(readConfig(env).operator).toEqual({
    name: 'Islands Trust',
    address: 'PO Box 1, Honiara',
    phone: '+677 20000',
  })
  expect(() => readConfig({ OPERATOR_PHONE: '20000' })).toThrow(/^OPERATOR_PHONE is "20000", but takes an/)
})

test('social links are parsed', () => {
  const SOCIAL_LINKS = 'https://www.facebook.com/islands, https://linkedin.com/company/islands'
  expect(readConfig({ SOCIAL_LINKS }).social).toEqual([
    'https://www.facebook.com/islands',
    'https://linkedin.com/company/islands',
  ])
  expect(() => readConfig({ SOCIAL_LINKS: 'facebook' })).toThrow(
    /^SOCIAL_LINKS is "facebook", but takes https/,
  )
  expect(() => readConfig({ SOCIAL_LINKS: 'http://facebook.com/islands' })).toThrow(/SOCIAL_LINKS/)
})

test.each([
  [{ CONTACT_EMAIL: 'portal' }, 'CONTACT_EMAIL is "portal", but takes one email address'],
  [{ PORT: 'many' }, 'PORT is "many", but takes a port from 0 to 65535 (0: any free one)'],
  [{ PORT: '70000' }, 'PORT is "70000", but takes a port from 0 to 65535 (0: any free one)'],
  [{ API_PORT: '-1' }, 'API_PORT is "-1", but takes a port from 0 to 65535 (0: any free one)'],
  [
    { PUBLIC_URL: 'portal.example' },
    'PUBLIC_URL is "portal.example", but takes an address such as https://portal.example, without a path',
  ],
  [
    { WEB_API_URL: 'http://api/v1' },
    'WEB_API_URL is "http://api/v1", but takes an address such as https://portal.example, without a path',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud", but takes one of fatal, error, warn, info, debug, trace, silent',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT can’t be used: it takes an http or https address',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG is "1.5", but takes a number from 0 to 1'],
  [{ WEB_TRUSTED_PROXY: 'true' }, 'WEB_TRUSTED_PROXY is "true", but takes one IP address, such as 10.0.0.2'],
])('%o stops the start with one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(line)
})
