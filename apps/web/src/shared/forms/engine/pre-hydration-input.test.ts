import { expect, test } from 'vitest'
import { readPreHydrationInput } from './pre-hydration-input.ts'

const arrivedBy = (type: string) => {
  performance.getEntriesByType = () => [{ ...performance.mark('arrival').toJSON(), type }]
}

document.body.innerHTML = '<form id="shop"><input name="name" value="Kokonut"><input name="phone"></form>'
const read = () => readPreHydrationInput('shop', ['name', 'phone'])

test('what was typed into the page before its script came is taken over', () => {
  arrivedBy('navigate')
  expect(read()).toEqual({ name: 'Kokonut' })
})

test.each(['back_forward', 'reload'])(
  'on %s it is the browser that filled it in, whoever is there now',
  (type) => {
    arrivedBy(type)
    expect(read()).toEqual({})
  },
)
