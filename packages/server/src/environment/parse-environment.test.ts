import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { OBSERVABILITY_VARIABLES, toMetricsConfig, toTracingConfig } from './observability-variables.ts'
import { parseEnvironment, requireVariables } from './parse-environment.ts'
import { parseDelay, parseHost, parsePort } from './parsers.ts'
import { describeVariables, optionalVariable, variable } from './variable.ts'

const parseWord = (text: string) => (/^\w+$/.test(text) ? text : undefined)

const SCHEMA = v.object({
  PORT: variable({ meaning: 'the port', default: '3000', format: 'a port', parse: parsePort }),
  SECRET: optionalVariable({
    meaning: 'a secret',
    default: 'unset',
    format: 'a word',
    parse: parseWord,
    explainInvalid: (text) => `has ${text.length} characters`,
  }),
  PUBLIC_URL: optionalVariable({ meaning: 'a name', default: 'unset', format: 'a name', parse: parseWord }),
})

test('an unset or empty variable has its default', () => {
  expect(parseEnvironment(SCHEMA, { PORT: '', HOME: '/root' })).toEqual({ PORT: 3000 })
})

test.each([
  [{ PORT: 'many' }, 'PORT is "many", but takes a port'],
  [{ SECRET: 'a b' }, 'SECRET has 3 characters'],
])('%o is refused with one line', (env, line) => {
  expect(() => parseEnvironment(SCHEMA, env)).toThrow(new ConfigError(line))
})

test('unset required variables are listed with their format and misspelt ones', () => {
  const require = (env: Record<string, string>, ...names: string[]) => requireVariables(SCHEMA, env, names)
  expect(() => require({}, 'SECRET')).toThrow(
    new ConfigError('SECRET is not set, but production without a demo needs it. SECRET takes a word'),
  )
  // cspell:ignore PUBLC
  expect(() => require({ PUBLC_URL: 'x' }, 'SECRET', 'PUBLIC_URL')).toThrow(
    new ConfigError(
      'SECRET and PUBLIC_URL are not set, but production without a demo needs them. SECRET takes a word. PUBLIC_URL takes a name. PUBLC_URL is set: is PUBLIC_URL meant?',
    ),
  )
  require({ SECRET: 'x', PUBLIC_URL: 'y' }, 'SECRET', 'PUBLIC_URL')
})

test('variables are documented in the order of the schema', () => {
  expect(describeVariables(SCHEMA)[0]).toEqual({
    name: 'PORT',
    meaning: 'the port',
    default: '`3000`',
    format: 'a port',
  })
  expect(describeVariables(SCHEMA).map(({ name }) => name)).toEqual(['PORT', 'SECRET', 'PUBLIC_URL'])
})

test.each([
  [parsePort, '65535', 65_535],
  [parsePort, '65536', undefined],
  [parsePort, '3001 ', undefined],
  [parseHost, '::1', '::1'],
  [parseHost, 'portal.example', 'portal.example'],
  [parseHost, 'a host', undefined],
  [parseDelay, '60', 60],
  [parseDelay, '61', undefined],
  [parseDelay, '1.5', undefined],
])('%o parses %o as %o', (parse, text, value) => {
  expect(parse(text)).toBe(value)
})

test('metrics and traces are off until their variables are set', () => {
  const read = (env: Record<string, string>) => parseEnvironment(v.object(OBSERVABILITY_VARIABLES), env)
  const unset = read({})
  expect([toMetricsConfig(unset), toTracingConfig(unset), unset.LOG_LEVEL]).toEqual([null, null, 'info'])
  const set = read({
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
    OTEL_TRACES_SAMPLER_ARG: '.5',
  })
  expect(toMetricsConfig(set)).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(toTracingConfig(set)).toEqual({ endpoint: 'http://127.0.0.1:4318', share: 0.5 })
})

test.each([
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud", but takes one of fatal, error, warn, info, debug, trace, silent',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG is "1.5", but takes a number from 0 to 1'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://key@x' },
    'OTEL_EXPORTER_OTLP_ENDPOINT can’t be used: it takes an http',
  ],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a key' }, 'OTEL_EXPORTER_OTLP_HEADERS can’t be read: it takes name=value'],
])('%o is refused without repeating a secret', (env, line) => {
  expect(() => parseEnvironment(v.object(OBSERVABILITY_VARIABLES), env)).toThrow(line)
})
