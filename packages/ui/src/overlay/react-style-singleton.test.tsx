import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { styleSingleton } from './react-style-singleton.ts'

const adopted = (): string[] =>
  document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(''))

test('the first user’s rules apply until the last user unmounts, and no style element is written', () => {
  const Lock = styleSingleton()
  const written = document.querySelectorAll('style').length
  const first = render(<Lock styles="body { overflow: hidden }" />)
  const second = render(<Lock styles="body { overflow: scroll }" />)
  expect(adopted()).toEqual(['body { overflow: hidden; }'])
  expect(document.querySelectorAll('style')).toHaveLength(written)
  first.unmount()
  expect(adopted()).toEqual(['body { overflow: hidden; }'])
  second.unmount()
  expect(adopted()).toEqual([])
})

test('two singletons are independent of each other', () => {
  const [Lock, Inert] = [styleSingleton(), styleSingleton()]
  const lock = render(<Lock styles="body { overflow: hidden }" />)
  render(<Inert styles=".inert { color: red }" />)
  lock.unmount()
  expect(adopted()).toEqual(['.inert { color: red; }'])
})

test.each([
  [true, 'body { color: blue; }'],
  [false, 'body { color: red; }'],
])('changed rules apply only with `dynamic` (%o)', (dynamic, expected) => {
  const Style = styleSingleton()
  const { rerender } = render(<Style styles="body { color: red }" dynamic={dynamic} />)
  rerender(<Style styles="body { color: blue }" dynamic={dynamic} />)
  expect(adopted()).toEqual([expected])
})
