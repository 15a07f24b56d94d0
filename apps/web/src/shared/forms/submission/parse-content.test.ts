import { expect, test } from 'vitest'
import type { FormField } from './definition.ts'
import { parseContent } from './parse-content.ts'

const FIELDS: readonly FormField[] = [
  { kind: 'text', name: 'title', label: 'Title' },
  { kind: 'number', name: 'capacity', label: 'Places' },
  { kind: 'checkbox', name: 'acceptTerms', label: 'I may' },
  {
    kind: 'repeated',
    name: 'lots',
    label: 'Lots',
    itemLabel: 'Lot',
    max: 2,
    fields: [{ kind: 'text', name: 'title', label: 'Name' }],
  },
]

test('a stored draft is read field by field', () => {
  const stored = { title: 'Lights', capacity: 12, acceptTerms: true, lots: [{ title: 'Poles' }] }
  expect(parseContent(stored, FIELDS)).toEqual(stored)
})

test('fields of another type are blank, and unknown fields are dropped', () => {
  const stored = { title: 7, capacity: 'many', acceptTerms: 'yes', lots: 'none', more: 'x' }
  expect(parseContent(stored, FIELDS)).toEqual({ title: '', capacity: null, acceptTerms: false, lots: [] })
})

test('rows are limited to the maximum, and read like the form', () => {
  const lots = ['Poles', { title: 1 }, { title: 'Lamps' }, { title: 'Wire' }]
  expect(parseContent({ lots }, FIELDS).lots).toEqual([{ title: '' }])
  expect(parseContent({ lots: lots.slice(1) }, FIELDS).lots).toEqual([{ title: '' }, { title: 'Lamps' }])
})
