import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLAN_PHASES, PLAN_TRANSITIONS } from './life.ts'

const page = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const drawing = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
const table = /<!-- transitions -->\n([\s\S]*?)<!-- \/transitions -->/.exec(page)?.[1] ?? ''

/** The cells of a Markdown table, without its head. */
const cells = (markdown: string) =>
  markdown
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

test('the drawing shows every state and every cause', () => {
  for (const state of PLAN_PHASES) expect(drawing).toContain(state)
  for (const { cause } of PLAN_TRANSITIONS) expect(drawing).toContain(cause)
})

test('the table on the page is the one that decides', () => {
  expect(cells(table)).toEqual(
    PLAN_TRANSITIONS.map(({ cause, from, to, guard, effects }) => [
      cause,
      from.join(', '),
      to.join(', '),
      guard,
      effects,
    ]),
  )
})
