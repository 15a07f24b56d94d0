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

test('has its emblem or a picture, both hidden from screen readers', () => {
  const { container, rerender } = render(<EmptyState title="No articles" />)
  expect(container.querySelector('svg')).toBeInTheDocument()
  rerender(<EmptyState title="No articles" picture={<img src="/shelf.svg" alt="" />} />)
  expect(container.querySelector('svg')).not.toBeInTheDocument()
  expect(container.querySelector('img')).toHaveAttribute('src', '/shelf.svg')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
