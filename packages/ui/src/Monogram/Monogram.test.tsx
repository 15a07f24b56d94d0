import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialOf, Monogram } from './Monogram.tsx'
import { monogramTone, monogramTones } from './monogramTone.ts'

test.each([
  ['kokonut', 'K'],
  ['  “Écologie”', 'É'],
  ['3 Sisters', '3'],
  ['***', '·'],
  ['', '·'],
])('the initial of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('a name always has the same tone, and names use all tones', () => {
  expect(monogramTone('Kokonut Oil')).toBe(monogramTone('Kokonut Oil'))
  const tones = new Set(Array.from({ length: 200 }, (_, index) => monogramTone(`Shop ${index}`)))
  expect([...tones].sort()).toEqual([...monogramTones].sort())
})

test('is hidden from screen readers, and has a square shape', () => {
  const { container } = render(<Monogram name="Kokonut" />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.innerHTML.length).toBeLessThan(150)
})

test('shows only the pattern without a name', () => {
  const { container } = render(<Monogram tone="clay" />)
  expect(container).toHaveTextContent('')
  expect(container.firstElementChild).toBeEmptyDOMElement()
})
