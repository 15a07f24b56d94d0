import { render } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { forgetOwnerStacks } from './owner-stacks.ts'

const getStack = (element: ReactElement): unknown => Reflect.get(element, '_debugStack')

test('elements share one stack, whichever way they are made', () => {
  forgetOwnerStacks()
  expect(getStack(<p />)).toBeInstanceOf(Error)
  expect(getStack(<p />)).toBe(getStack(<b />))
  expect(getStack(createElement('p'))).toBe(getStack(createElement('b')))
})

test('React warns as before', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  forgetOwnerStacks()
  const list = ['Apia', 'Lata'].map((town) => createElement('li', null, town))
  render(<ul>{list}</ul>)
  expect(said.mock.calls.flat().join(' ')).toContain('unique "key" prop')
  said.mockClear()
})
