import { expect, test } from 'vitest'
import { readPreHydrationInput } from './pre-hydration-input.ts'

const arrivedBy = (type: string) => {
  performance.getEntriesByType = () => [{ ...performance.mark('arrival').toJSON(), type }]
}

document.body.innerHTML = '<form id="shop"><input name="name" value="Kokonut"><input name="phone"></form>'
const read = () => readPreHydrationInput('shop', ['name', 'phone'])

test('reads what was typed before hydration', () => {
  arrivedBy('navigate')
  expect(read()).toEqual({ name: 'Kokonut' })
})

test.each(['back_forward', 'reload'])('ignores what the browser filled in on %s', (type) => {
  arrivedBy(type)
  expect(read()).toEqual({})
})
