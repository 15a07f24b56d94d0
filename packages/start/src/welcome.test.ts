import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, readPortalAddresses } from './welcome.ts'

test('the accounts are those of the demo', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../apps/api/demo/accounts.yaml'), 'utf8')
  const emails = [...text.matchAll(/^ {2}- email: (\S+)$/gm)].map(([, email]) => email)
  expect(DEMO_ACCOUNTS.map(({ email }) => email)).toEqual(emails)
  expect(text).toContain(`\npassword: ${DEMO_PASSWORD}\n`)
})

const WEB_PORT = { variable: 'PORT', port: '3000' }
const API_PORT = { variable: 'API_PORT', port: '3001' }

test.each([
  [{}, {}],
  [{ PORT: '', API_PORT: '', HOST: '', PUBLIC_URL: '', PORTAL_DEMO: '' }, {}],
  [
    { PORT: '4000' },
    {
      webUrl: 'http://127.0.0.1:4000',
      publicUrl: 'http://localhost:4000',
      ports: [{ variable: 'PORT', port: '4000' }, API_PORT],
    },
  ],
  [
    { API_PORT: '4001' },
    { apiUrl: 'http://127.0.0.1:4001', ports: [WEB_PORT, { variable: 'API_PORT', port: '4001' }] },
  ],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::' }, { host: '::', apiUrl: 'http://[::1]:3001', webUrl: 'http://[::1]:3000' }],
  [{ HOST: 'a.test' }, { host: 'a.test', apiUrl: 'http://a.test:3001', webUrl: 'http://a.test:3000' }],
  [{ PORTAL_DEMO: '0' }, { isDemo: false }],
  [{ PUBLIC_URL: 'https://a.test', PORTAL_DEMO: 'public' }, { publicUrl: 'https://a.test' }],
])('reads the addresses of the portal from %j', (env, different) => {
  expect(readPortalAddresses(env)).toEqual({
    apiUrl: 'http://127.0.0.1:3001',
    webUrl: 'http://127.0.0.1:3000',
    publicUrl: 'http://localhost:3000',
    host: '127.0.0.1',
    ports: [WEB_PORT, API_PORT],
    isDemo: true,
    ...different,
  })
})
