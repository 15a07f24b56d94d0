import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GlobalStyle } from './GlobalStyle.tsx'
import { roleDeclarations, token, tokenDeclarations } from './token.ts'
import { surfaces, values } from './values.ts'

const { color } = values
const { paper, deep } = surfaces

const referenced = (): string[] =>
  Object.values(token).flatMap((group) => Object.values(group).map((reference) => reference.slice(4, -1)))

test('every referenced token is declared', () => {
  const declared = tokenDeclarations() + roleDeclarations(surfaces.paper)
  expect(referenced().length).toBeGreaterThan(70)
  expect(referenced().filter((name) => !declared.includes(`${name}:`))).toEqual([])
})

test('roles follow the nearest surface', () => {
  render(
    <>
      <GlobalStyle />
      <div data-surface="deep" data-testid="deep">
        <div data-surface="paper" data-testid="paper" />
      </div>
    </>,
  )
  const role = (id: string) => getComputedStyle(screen.getByTestId(id)).getPropertyValue('--role-text').trim()
  expect(role('deep')).toBe(deep.text)
  expect(role('paper')).toBe(paper.text)
})

const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number => {
  const [red = '', green = '', blue = ''] = colour.slice(1).match(/../g) ?? []
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const texts: [string, string, string][] = [
  ...(['text', 'textSoft', 'action', 'actionHover', 'star', 'good', 'bad'] as const).flatMap(
    (role): [string, string, string][] => [
      [`${role} on paper`, paper[role], paper.surface],
      [`${role} on a card`, paper[role], paper.raised],
      [`${role} on sand`, paper[role], paper.sunken],
      [`${role} on deep`, deep[role], deep.surface],
      [`${role} on ocean`, deep[role], color.ocean],
    ],
  ),
  ['chosen on paper', paper.onChosen, paper.chosen],
  ['chosen on deep', deep.onChosen, deep.chosen],
  ['white on lagoon', color.white, color.lagoon],
  ['white on reef', color.white, color.reefFill],
  ['white on ocean', color.white, color.ocean],
  ['blue badge', color.blue, color.blueTint],
  ['orange badge', color.orange, color.orangeTint],
  ['leaf badge', color.leafDark, color.leafTint],
  ['danger alert', color.danger, color.dangerTint],
  ['warning alert', color.sunDark, color.sunTint],
  ['ink on sun', color.ink, color.sun],
]

test.each(texts)('%s has a contrast of at least 4.5:1', (_what, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['control border on paper', paper.control, paper.surface],
  ['control border on a card', paper.control, paper.raised],
  ['focus ring on paper', paper.focus, paper.surface],
  ['focus ring on sand', paper.focus, paper.sunken],
  ['focus ring on deep', deep.focus, deep.surface],
  ['focus ring on ocean', deep.focus, color.ocean],
])('%s has a contrast of at least 3:1', (_what, line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
})
