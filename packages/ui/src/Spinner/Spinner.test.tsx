import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.tsx'

test('announces its label, and is hidden from screen readers without one', () => {
  const { rerender } = render(<Spinner label="Loading reviews" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading reviews')
  rerender(<Spinner />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
