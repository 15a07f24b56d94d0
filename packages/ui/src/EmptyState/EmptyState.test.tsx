import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

test('says what is missing and offers the next step', () => {
  render(
    <EmptyState title="No businesses found" action={<a href="/directory">Search all</a>}>
      Try a wider word.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeInTheDocument()
  expect(screen.getByText('Try a wider word.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Search all' })).toBeInTheDocument()
})
