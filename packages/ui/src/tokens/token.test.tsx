import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GlobalStyle } from './GlobalStyle.tsx'
import { roleDeclarations, token, tokenDeclarations } from './token.ts'
import { surfaces } from './values.ts'

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
