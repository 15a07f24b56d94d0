import { expect, test } from 'vitest'
import { parseTown, getTown } from './towns.ts'

test.each([
  ['Auki', 'sb', 'malaita', 'Auki'],
  ['Market Road, AUKI', 'sb', 'malaita', 'Auki'],
  ['Kukum', 'sb', 'honiara', 'Honiara'],
  ['Kukum Highway, Honiara', 'sb', 'honiara', 'Honiara'],
  ['Honiara, Point Cruz', 'sb', null, 'Honiara'],
  ['Opposite the market in Gizo', 'sb', 'western', 'Gizo'],
  ['Lunga, near Honiara', 'sb', 'guadalcanal', 'Lunga'],
  ['Gizo', 'sb', 'malaita', null],
  ['King George Street', 'fj', null, null],
  ['Lot 4, Nadi Back Road', 'fj', null, 'Nadi'],
  ['NOUMEA', 'nc', null, 'Nouméa'],
  ['Mont Dore', 'nc', null, 'Mont-Dore'],
  ['Santo Town', 'vu', null, 'Luganville'],
  ['Lae', 'fj', null, null],
  ['', 'pg', null, null],
  [null, 'pg', null, null],
] as const)('%s in %s, %s is in %s', (address, country, province, town) => {
  expect(getTown({ address, country, province })).toBe(town)
})

test.each([
  ['port vila', 'Port Vila'],
  ['Port-Vila', 'Port Vila'],
  ['NOUMEA', 'Nouméa'],
  ['Kukum', null],
  ['atlantis', null],
  ['', null],
])('the town %s is stored as %s', (text, name) => {
  expect(parseTown(text)).toBe(name)
})
