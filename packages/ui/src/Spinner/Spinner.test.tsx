import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.tsx'

test('says what it waits for, and is silent without a label', () => {
  const { rerender } = render(<Spinner label="Loading reviews" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading reviews')
  rerender(<Spinner />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
