import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COUNTRY_CODES } from '@portal/domain/place'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'a secret of thirty-two characters'

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ways-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'ways.yaml')
  writeFileSync(file, text)
  return file
}

const read = (env: object) => readConfig({ SESSION_SECRET: SECRET, ...env }, () => SECRET).waysToPay
const readFile = (text: string) => read({ WAYS_TO_PAY: fileWith(text) })

test('reads the file, with omitted countries meaning all', () => {
  const ways = readFile(`
- { method: cash, name: Cash }
- method: card
  name: Card by link
  countries: [fj]
  text: Ask us for a link.
  url: https://pay.example/portal
  details: [{ label: Phone, value: '1' }]
`)
  expect(ways).toEqual([
    { method: 'cash', name: 'Cash', countries: null, details: [], text: null, url: null },
    {
      method: 'card',
      name: 'Card by link',
      countries: ['fj'],
      details: [{ label: 'Phone', value: '1' }],
      text: 'Ask us for a link.',
      url: 'https://pay.example/portal',
    },
  ])
})

test.each([
  ['method: cash', 'needs a list of ways to pay'],
  ['- { method: shells, name: Shells }', '0.method needs one of bank-transfer, mobile-money, cash, card'],
  ['- { method: cash }', '0.name is missing or unknown: a way has method and name'],
  ['- { method: cash, name: "" }', '0.name needs a name'],
  ['- { method: cash, name: Cash, countries: [au] }', '0.countries.0 needs codes of sb, fj, pg, nc, vu'],
  ['- { method: cash, name: Cash, url: "javascript:alert(1)" }', '0.url needs an address'],
  ['- { method: cash, name: Cash, accounts: [] }', '0.accounts is missing or unknown'],
  ['- cash', '0 is missing or unknown'],
  ['- { method: [', 'can’t be used: '],
])('a file with %j fails the start with one line', (text, reason) => {
  const start = () => readFile(text)
  expect(start).toThrow(/^WAYS_TO_PAY is ".*ways\.yaml", which can’t be used: [^\n]+$/)
  expect(start).toThrow(reason)
})

test('a missing file fails the start', () => {
  expect(() => read({ WAYS_TO_PAY: '/nowhere/ways.yaml' })).toThrow(/^WAYS_TO_PAY is "\/nowhere\/ways\.yaml"/)
})

test('the demo has sample payment methods in every country; any other portal has none', () => {
  expect(read({})).toEqual([])
  const ways = read({ PORTAL_DEMO: '1' })
  for (const country of COUNTRY_CODES)
    expect(ways.filter(({ countries }) => countries?.includes(country)).length).toBeGreaterThan(0)
  const unmarked = ways.filter(({ details }) => !details.some(({ value }) => /sample/i.test(value)))
  expect(unmarked.map(({ name }) => name)).toEqual([])
  expect(read({ PORTAL_DEMO: '1', WAYS_TO_PAY: fileWith('[]') })).toEqual([])
})
