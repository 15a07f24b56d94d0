import type { ReactNode } from 'react'
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components'
import { expect, test } from 'vitest'
import { makeComponents, styledPage, type Around } from '#test/styled-page.tsx'
import { keepingStylis, type Stylis } from './kept-stylis.ts'
import { KeptStyles } from './KeptStyles.tsx'

const components = makeComponents()

const pageOf = (around?: Around) => styledPage(components, around)

test('pages have the same classes and styles with kept styles as without, the first time and after', () => {
  const plain = pageOf()
  expect(plain.styles).toContain('@keyframes')
  for (let time = 0; time < 3; time += 1) {
    expect(pageOf((children) => <KeptStyles>{children}</KeptStyles>)).toEqual(plain)
  }
})

/** Counts what is compiled below it, which styled-components must ask the context for. */
function counting() {
  const asked: string[] = []
  const known = new WeakMap<Stylis, Stylis>()
  const stylisOf = (stylis: Stylis): Stylis => {
    const made =
      known.get(stylis) ??
      Object.assign((...args: Parameters<Stylis>) => {
        asked.push(args[0])
        return stylis(...args)
      }, stylis)
    known.set(stylis, made)
    return made
  }
  const Counted = ({ children }: { children: ReactNode }) => (
    <StyleSheetContext.Consumer>
      {(styles: IStyleSheetContext) => (
        <StyleSheetContext value={{ ...styles, stylis: stylisOf(styles.stylis) }}>
          {children}
        </StyleSheetContext>
      )}
    </StyleSheetContext.Consumer>
  )
  return { asked, around: (children: ReactNode) => <Counted>{children}</Counted> }
}

test('styled-components compiles through its context, and with kept styles a second page compiles nothing', () => {
  const plain = counting()
  pageOf(plain.around)
  const once = plain.asked.length
  expect(once).toBeGreaterThan(4)
  pageOf(plain.around)
  expect(plain.asked).toHaveLength(2 * once)

  const kept = counting()
  const around: Around = (children) => kept.around(<KeptStyles>{children}</KeptStyles>)
  pageOf(around)
  expect(kept.asked).toHaveLength(once)
  pageOf(around)
  expect(kept.asked).toHaveLength(once)
})

/** Stands for stylis: one rule that says what was compiled, and how often anything was. */
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

test('other CSS for the same selector is compiled again, and the hash of plugins stays', () => {
  const { stylis, runs } = stylisForTest()
  const keeping = keepingStylis(stylis)
  expect(keeping.hash).toBe('of-plugins')
  expect(keeping('color: red', '.a', '', 'sc-1')).toEqual(['.asc-1{color: red}'])
  expect(keeping('color: red', '.a', '', 'sc-1')).toEqual(['.asc-1{color: red}'])
  expect(runs()).toBe(1)
  expect(keeping('color: navy', '.a', '', 'sc-1')).toEqual(['.asc-1{color: navy}'])
  expect(keeping('color: red', '.a', '', 'sc-2')).toEqual(['.asc-2{color: red}'])
  expect(keeping('color: red', '.a', '@keyframes', 'sc-1')).toEqual(['@keyframes.asc-1{color: red}'])
  expect(runs()).toBe(4)
})

test('what was not used for longest is let go of', () => {
  const { stylis, runs } = stylisForTest()
  const keeping = keepingStylis(stylis, 2)
  for (const selector of ['.a', '.b', '.a', '.c', '.a']) keeping('color: red', selector)
  expect(runs()).toBe(3)
  keeping('color: red', '.b')
  expect(runs()).toBe(4)
})
