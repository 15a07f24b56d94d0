// cspell:disable
import { expect, test } from 'vitest'
import { findMisspeltVariables } from './misspelt-variables.ts'

const KNOWN = ['HOST', 'PORT', 'DATA_DIR', 'NODE_ENV', 'PUBLIC_URL', 'SMTP_URL', 'API_PORT', 'METRICS_PORT']

const namesIn = (...names: string[]) =>
  findMisspeltVariables(Object.fromEntries(names.map((name) => [name, 'x'])), KNOWN)

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['public_url', 'PUBLIC_URL'],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['PORTS', 'PORT'],
])('%s is recognised as a misspelt %s', (name, suggestion) => {
  expect(namesIn(name)).toEqual([{ name, suggestion }])
})

test('known, unset and system variables are not misspelt', () => {
  const system = ['PATH', 'HOME', 'PWD', 'OLDPWD', 'LANG', 'SHLVL', 'TERM', 'TZ', 'USER', 'HOSTNAME', '_']
  const others = ['LISTEN_PID', 'LISTEN_FDS', 'NODE_OPTIONS', 'NODE_PATH', 'LOGNAME', 'INVOCATION_ID']
  expect(namesIn(...KNOWN, ...system, ...others)).toEqual([])
  expect(findMisspeltVariables({ SMTP_ULR: '', PUBLC_URL: undefined }, KNOWN)).toEqual([])
})
