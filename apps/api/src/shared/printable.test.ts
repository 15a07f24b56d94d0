import { expect, test } from 'vitest'
import { escapeLine, escapeLines } from './printable.ts'

test('a line has its control sequences, direction overrides and line ends escaped', () => {
  expect(escapeLine('\u001b[31m Red\u001b[0m')).toBe('\\u{1b}[31m Red\\u{1b}[0m')
  expect(escapeLine('gpj.\u202eexe\u009b2J\r\nrow 3 taken')).toBe(
    'gpj.\\u{202e}exe\\u{9b}2J\\u{d}\\u{a}row 3 taken',
  )
  expect(escapeLine('Café Nouméa, 東京 👩‍🍳')).toBe('Café Nouméa, 東京 👩‍🍳')
})

test('lines keep their line feeds', () => {
  expect(escapeLines('one\n\ttwo\u0007\n')).toBe('one\n\ttwo\\u{7}\n')
})
