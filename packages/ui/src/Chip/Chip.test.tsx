import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Chip } from './Chip.tsx'

test('marks the current choice', () => {
  render(
    <Chip href="?view=list" current>
      List
    </Chip>,
  )
  expect(screen.getByRole('link', { name: 'List', current: true })).toHaveAttribute('href', '?view=list')
})

test('a removable filter says that its link removes it', () => {
  render(
    <Chip href="/directory" removable>
      Malaita
    </Chip>,
  )
  expect(screen.getByRole('link', { name: 'Remove filter Malaita' })).toBeInTheDocument()
})
