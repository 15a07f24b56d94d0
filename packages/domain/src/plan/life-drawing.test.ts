import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAID_PHASES, PLAN_PHASES, PLAN_TRANSITIONS, type PlanPhase } from './life.ts'

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

/** Phases as the page names them: the paid plans as one. */
const listPhases = (phases: readonly PlanPhase[]): string =>
  phases.join(', ').replace(PAID_PHASES.join(', '), 'every paid plan')

test('the drawing shows every phase and every cause', () => {
  const unpaid = PLAN_PHASES.filter((phase) => !PAID_PHASES.some((paid) => paid === phase))
  for (const phase of unpaid) expect(drawing).toContain(phase)
  expect(drawing).toContain('state paid')
  for (const { cause } of PLAN_TRANSITIONS) expect(drawing).toContain(cause)
})

test('the table on the page is the one that decides', () => {
  expect(cells(table)).toEqual(
    PLAN_TRANSITIONS.map(({ cause, from, to, guard, effects }) => [
      cause,
      listPhases(from),
      listPhases(to),
      guard,
      effects,
    ]),
  )
})
