import type { FieldErrors } from 'react-hook-form'
import { expect, test } from 'vitest'
import { findProblems, getMessageAt } from './field-problems.ts'

const ERRORS = {
  title: { type: 'min_length', message: 'Too short' },
  lots: [undefined, { title: { type: 'min_length', message: 'Lot too short' } }],
  documents: { root: { type: 'max_length', message: 'Too many documents' } },
  place: { type: 'custom', message: '' },
} as unknown as FieldErrors

test.each([
  ['title', 'Too short'],
  ['lots.1.title', 'Lot too short'],
  ['lots.0.title', undefined],
  ['documents', 'Too many documents'],
  ['place', undefined],
  ['unknown.path', undefined],
])('the message of %s is %s', (path, message) => {
  expect(getMessageAt(ERRORS, path)).toBe(message)
})

test('problems come in the order of the form', () => {
  expect(findProblems(ERRORS, ['documents', 'lots.1.title', 'place', 'title'])).toEqual([
    { path: 'documents', message: 'Too many documents' },
    { path: 'lots.1.title', message: 'Lot too short' },
    { path: 'title', message: 'Too short' },
  ])
})
