import { expect, test } from 'vitest'
import { makeComponents, styledPage } from '#test/styled-page.tsx'
import { joinConstantRules, joinTexts } from './joined-rules.ts'

test('neighbouring texts become one, and what depends on props keeps its place', () => {
  const width = () => 'auto'
  expect(joinTexts(['margin:', '0', ';width:', width, ';', 'color:', 'teal'])).toEqual([
    'margin:0;width:',
    width,
    ';color:teal',
  ])
  expect(joinTexts([])).toEqual([])
  expect(joinTexts([width])).toEqual([width])
})

/** The pieces that a component's CSS consists of. */
const piecesOf = (component: object) =>
  (component as { componentStyle: { rules: unknown[] } }).componentStyle.rules

test('pages have the same classes and styles with joined rules as without, and constant styles are one text', () => {
  const plain = makeComponents()
  const before = styledPage(plain)
  expect(piecesOf(plain.Constant).length).toBeGreaterThan(1)

  const undo = joinConstantRules()
  const joined = makeComponents()
  for (let time = 0; time < 2; time += 1) expect(styledPage(joined)).toEqual(before)
  expect(piecesOf(joined.Constant)).toHaveLength(1)
  expect(piecesOf(joined.Base)).toHaveLength(3)

  undo()
  const again = makeComponents()
  expect(styledPage(again)).toEqual(before)
  expect(piecesOf(again.Constant).length).toBeGreaterThan(1)
})
