import type { ReactNode } from 'react'
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components'
import { expect, test } from 'vitest'
import { createComponents, styledPage, type Around } from '#test/styled-page.tsx'
import { createCachedStylis, type Stylis } from './cached-stylis.ts'
import { CachedStyles } from './CachedStyles.tsx'

const components = createComponents()

const getPage = (around?: Around) => styledPage(components, around)

test('cached styles give a page the same classes and styles, on the first render and after', () => {
  const plain = getPage()
  expect(plain.styles).toContain('@keyframes')
  for (let time = 0; time < 3; time += 1) {
    expect(getPage((children) => <CachedStyles>{children}</CachedStyles>)).toEqual(plain)
  }
})

/** Counts the compilations below it, which styled-components does through the context. */
function counting() {
  const compiled: string[] = []
  const known = new WeakMap<Stylis, Stylis>()
  const getStylis = (stylis: Stylis): Stylis => {
    const counted =
      known.get(stylis) ??
      Object.assign((...args: Parameters<Stylis>) => {
        compiled.push(args[0])
        return stylis(...args)
      }, stylis)
    known.set(stylis, counted)
    return counted
  }
  const Counted = ({ children }: { children: ReactNode }) => (
    <StyleSheetContext.Consumer>
      {(styles: IStyleSheetContext) => (
        <StyleSheetContext value={{ ...styles, stylis: getStylis(styles.stylis) }}>
          {children}
        </StyleSheetContext>
      )}
    </StyleSheetContext.Consumer>
  )
  return { compiled, around: (children: ReactNode) => <Counted>{children}</Counted> }
}

test('styled-components compiles through its context, and with cached styles a second page compiles nothing', () => {
  const plain = counting()
  getPage(plain.around)
  const once = plain.compiled.length
  expect(once).toBeGreaterThan(4)
  getPage(plain.around)
  expect(plain.compiled).toHaveLength(2 * once)

  const cached = counting()
  const around: Around = (children) => cached.around(<CachedStyles>{children}</CachedStyles>)
  getPage(around)
  expect(cached.compiled).toHaveLength(once)
  getPage(around)
  expect(cached.compiled).toHaveLength(once)
})

/** A fake stylis: one rule that names its input, and counts compilations. */
function stylisForTest() {
  let runs = 0
  const stylis: Stylis = Object.assign(
    (text: string, selector = '', prefix = '', componentId = '') => {
      runs += 1
      return [`${prefix}${selector}${componentId}{${text}}`]
    },
    { hash: 'of-plugins' },
  )
  return { stylis, runs: () => runs }
}

test('different CSS for the same selector is compiled again, and the hash of plugins stays', () => {
  const { stylis, runs } = stylisForTest()
  const cached = createCachedStylis(stylis)
  expect(cached.hash).toBe('of-plugins')
  expect(cached('color: red', '.a', '', 'sc-1')).toEqual(['.asc-1{color: red}'])
  expect(cached('color: red', '.a', '', 'sc-1')).toEqual(['.asc-1{color: red}'])
  expect(runs()).toBe(1)
  expect(cached('color: navy', '.a', '', 'sc-1')).toEqual(['.asc-1{color: navy}'])
  expect(cached('color: red', '.a', '', 'sc-2')).toEqual(['.asc-2{color: red}'])
  expect(cached('color: red', '.a', '@keyframes', 'sc-1')).toEqual(['@keyframes.asc-1{color: red}'])
  expect(runs()).toBe(4)
})

test('evicts the least recently used rule', () => {
  const { stylis, runs } = stylisForTest()
  const cached = createCachedStylis(stylis, 2)
  for (const selector of ['.a', '.b', '.a', '.c', '.a']) cached('color: red', selector)
  expect(runs()).toBe(3)
  cached('color: red', '.b')
  expect(runs()).toBe(4)
})
