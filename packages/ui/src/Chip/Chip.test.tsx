import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Chip } from './Chip.tsx'

test('marks the choice that holds', () => {
  render(
    <Chip href="?view=list" current>
      List
    </Chip>,
  )
  expect(screen.getByRole('link', { name: 'List', current: true })).toHaveAttribute('href', '?view=list')
})

test('a filter says that its link takes it away', () => {
  render(
    <Chip href="/directory" removes>
      Malaita
    </Chip>,
  )
  expect(screen.getByRole('link', { name: 'Remove filter Malaita' })).toBeInTheDocument()
})
