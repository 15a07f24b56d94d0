import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

test('is hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="title" />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
