import { expect, test } from 'vitest'
import { parseReference } from './reference.ts'

test.each([
  ['PB-7K3F-9Q', 'PB-7K3F-9Q'],
  ['pb-7k3f-9q', 'PB-7K3F-9Q'],
  [' PB 7K3F 9Q. ', 'PB-7K3F-9Q'],
  ['pb7k3f9q', 'PB-7K3F-9Q'],
  ['PB–7K3F–9Q', 'PB-7K3F-9Q'],
  ['PB-7K3F-9', null],
  ['PB-7K3F-9QQ', null],
  ['PB-0O1I-9Q', null],
  ["PB-7K3F-9Q' or 1=1", null],
  ['ｐｂ-7K3F-9Q', null],
  ['', null],
  ['..', null],
  ['../PB-7K3F-9Q/x', null],
  ['%2e%2e', null],
])('%j is read as %j', (text, reference) => {
  expect(parseReference(text)).toBe(reference)
})
