import { expect, test } from 'vitest'
import { makeComponents, styledPage } from '#test/styled-page.tsx'
import { joinConstantRules, joinTexts } from './joined-rules.ts'

test('joins neighbouring texts, and keeps functions of props in their place', () => {
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

test('joined rules give a page the same classes and styles, and constant styles become one text', () => {
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
