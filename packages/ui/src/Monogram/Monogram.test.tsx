import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialOf, Monogram } from './Monogram.tsx'
import { monogramTone, monogramTones } from './tone.ts'

test.each([
  ['kokonut', 'K'],
  ['  “Écologie”', 'É'],
  ['3 Sisters', '3'],
  ['***', '·'],
  ['', '·'],
])('the initial of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('a name always has the same tone, and names spread over all tones', () => {
  expect(monogramTone('Kokonut Oil')).toBe(monogramTone('Kokonut Oil'))
  const tones = new Set(Array.from({ length: 200 }, (_, index) => monogramTone(`Shop ${index}`)))
  expect([...tones].sort()).toEqual([...monogramTones].sort())
})

test('is not read, and is small in a list', () => {
  const { container } = render(<Monogram name="Kokonut" />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.innerHTML.length).toBeLessThan(150)
})

test('without a name it is the weave alone', () => {
  const { container } = render(<Monogram tone="clay" />)
  expect(container).toHaveTextContent('')
  expect(container.firstElementChild).toBeEmptyDOMElement()
})
