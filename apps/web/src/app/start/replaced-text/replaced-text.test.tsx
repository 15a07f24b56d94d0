import { act, render } from '@testing-library/react'
import * as fc from 'fast-check'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { translatePage, type TranslatorKind } from '#test/translator.ts'
import { handleReplacedText } from './replaced-text.ts'

let stop: (() => void)[] = []
beforeEach(() => {
  stop = [handleReplacedText(document.body)]
})
afterEach(() => stop.forEach((end) => end()))

const KINDS: TranslatorKind[] = ['replaces', 'wraps']

/** Renders one thing after the other while a translator works on the page. */
async function renderTranslated(kind: TranslatorKind, ...elements: ReactElement[]): Promise<string[]> {
  const [first, ...later] = elements
  const { container, rerender } = render(first)
  stop.push(translatePage(kind).stop)
  const shown = [container.textContent]
  for (const element of later) {
    // oxlint-disable-next-line no-await-in-loop
    await act(() => Promise.resolve(rerender(element)))
    shown.push(container.textContent)
  }
  return shown
}

const Count = ({ count, isLoading = false }: { count: number; isLoading?: boolean }) => (
  <p>
    Found {count} businesses{isLoading && ', loading'}
    {isLoading && <b> more</b>}
  </p>
)

const List = ({ names }: { names: string }) => (
  <p>
    {names.split('').map((name) => (
      <Fragment key={name}>
        {name}
        <br />
      </Fragment>
    ))}
  </p>
)

const Either = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? 'Open' : <b>Closed</b>} today</p>

test.each(KINDS)('shows the current text where a translator %s', async (kind) => {
  expect(
    await renderTranslated(kind, <Count count={24} />, <Count count={25} />, <Count count={3} />),
  ).toEqual(['Found 24 businesses', 'Found 25 businesses', 'Found 3 businesses'])
})

test.each(KINDS)('adds and removes texts and elements where a translator %s', async (kind) => {
  const loading = <Count count={24} isLoading />
  expect(await renderTranslated(kind, <Count count={24} />, loading, <Count count={9} />, loading)).toEqual([
    'Found 24 businesses',
    'Found 24 businesses, loading more',
    'Found 9 businesses',
    'Found 24 businesses, loading more',
  ])
})

test.each(KINDS)('replaces a text by an element and back where a translator %s', async (kind) => {
  const open = <Either isOpen />
  const closed = <Either isOpen={false} />
  expect(await renderTranslated(kind, open, closed, open, closed)).toEqual([
    'Open today',
    'Closed today',
    'Open today',
    'Closed today',
  ])
})

test.each(KINDS)('reorders texts where a translator %s', async (kind) => {
  const orders = ['abc', 'cab', 'b', 'bxa', 'yx', '']
  expect(await renderTranslated(kind, ...orders.map((names) => List({ names })))).toEqual(orders)
})

test.each(KINDS)('shows a text once when a translator that %s restores the original', async (kind) => {
  const { container, rerender } = render(<Count count={1} />)
  const texts = [...(container.querySelector('p')?.childNodes ?? [])]
  const translator = translatePage(kind)
  translator.stop()
  await Promise.resolve()
  container.querySelectorAll('p > font').forEach((font, at) => font.replaceWith(texts[at] ?? ''))
  await act(() => Promise.resolve(rerender(<Count count={2} isLoading />)))
  expect(container).toHaveTextContent(/^Found 2 businesses, loading more$/)
  await act(() => Promise.resolve(rerender(<Count count={3} />)))
  expect(container).toHaveTextContent(/^Found 3 businesses$/)
})

test('shows the current text after two translations', async () => {
  const { container, rerender } = render(<Count count={1} />)
  translatePage('replaces').stop()
  await Promise.resolve()
  container.querySelectorAll('p > font').forEach((font) => {
    const other = document.createElement('font')
    other.append('translated again')
    font.replaceWith(other)
  })
  await act(() => Promise.resolve(rerender(<Count count={2} />)))
  expect(container).toHaveTextContent(/2/)
  await act(() => Promise.resolve(rerender(<Count count={3} isLoading />)))
  expect(container).toHaveTextContent(/3.*loading more$/)
})

test('restores texts that were translated into one', async () => {
  const { container, rerender } = render(<Count count={1} />)
  const paragraph = container.querySelector('p')
  const font = document.createElement('font')
  font.append('1 business there')
  paragraph?.replaceChildren(font)
  await Promise.resolve()
  await act(() => Promise.resolve(rerender(<Count count={2} />)))
  expect(container).toHaveTextContent(/^Found 2 businesses$/)
})

test('nodes removed by others don’t stop React', async () => {
  const { container, rerender } = render(<Count count={1} isLoading />)
  container.querySelector('p')?.replaceChildren()
  await Promise.resolve()
  await act(() => Promise.resolve(rerender(<Count count={2} />)))
  await act(() => Promise.resolve(rerender(<Count count={2} isLoading />)))
  expect(container).toHaveTextContent(/more/)
  await act(() => Promise.resolve(rerender(<p>Done</p>)))
  expect(container).toHaveTextContent(/^Done$/)
})

/** Children of which some are texts, some elements, some keyed and some absent. */
const children = fc.array(
  fc.oneof(
    fc.constantFrom<ReactNode>('one', 'two', 3, null, false, <br />),
    fc.constantFrom('x', 'y', 'z').map((key) => <Fragment key={key}>{key}</Fragment>),
    fc.constantFrom('Ana', 'Ben').map((name) => <b key={`b-${name}`}>{name}</b>),
    fc.integer({ min: 0, max: 9 }).map((count) => <i key="count">Found {count}</i>),
  ),
  { maxLength: 6 },
)

const page = (nodes: readonly ReactNode[]) => createElement('div', null, <hr />, ...nodes)

const hasUniqueKeys = (nodes: readonly ReactNode[]): boolean => {
  const keys = nodes.flatMap((node) =>
    typeof node === 'object' && node && 'key' in node && node.key !== null ? [node.key] : [],
  )
  return new Set(keys).size === keys.length
}

test.each([
  ['replaces', 'before'],
  ['replaces', 'after'],
  ['wraps', 'before'],
  ['wraps', 'after'],
] as const)(
  'shows any change as React renders it where a translator %s and starts %s us',
  async (kind, order) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(children.filter(hasUniqueKeys), { minLength: 2, maxLength: 5 }),
        async (states) => {
          stop.splice(0).forEach((end) => end())
          const starts = [() => handleReplacedText(document.body), () => translatePage(kind).stop]
          stop = (order === 'after' ? starts : starts.reverse()).map((start) => start())
          const asRendered = states.map((state) => {
            const { container, unmount } = render(page(state))
            const text = container.textContent
            unmount()
            return text
          })
          const { container, rerender, unmount } = render(page([]))
          const shown: string[] = []
          for (const state of states) {
            // oxlint-disable-next-line no-await-in-loop
            await act(() => Promise.resolve(rerender(page(state))))
            shown.push(container.textContent)
          }
          unmount()
          expect(shown).toEqual(asRendered)
        },
      ),
      { numRuns: 40 },
    )
  },
)
