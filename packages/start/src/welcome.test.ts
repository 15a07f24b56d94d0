import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, readPlace } from './welcome.ts'

test('the accounts are those of the demo', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../apps/api/demo/accounts.yaml'), 'utf8')
  const emails = [...text.matchAll(/^ {2}- email: (\S+)$/gm)].map(([, email]) => email)
  expect(DEMO_ACCOUNTS.map(({ email }) => email)).toEqual(emails)
  expect(text).toContain(`\npassword: ${DEMO_PASSWORD}\n`)
})

test.each([
  [{}, 'http://127.0.0.1:3000', 'http://localhost:3000', true],
  [{ PORT: '', HOST: '', PUBLIC_URL: '' }, 'http://127.0.0.1:3000', 'http://localhost:3000', true],
  [{ PORT: '4000', HOST: '0.0.0.0' }, 'http://127.0.0.1:4000', 'http://localhost:4000', true],
  [{ HOST: '::' }, 'http://[::1]:3000', 'http://localhost:3000', true],
  [{ HOST: '::1', PORTAL_DEMO: '0' }, 'http://[::1]:3000', 'http://localhost:3000', false],
  [{ PUBLIC_URL: 'https://a.test', PORTAL_DEMO: 'public' }, 'http://127.0.0.1:3000', 'https://a.test', true],
])('reads where the portal is from %j', (env, localUrl, publicUrl, isDemo) => {
  expect(readPlace(env)).toEqual({ localUrl, publicUrl, isDemo })
})
