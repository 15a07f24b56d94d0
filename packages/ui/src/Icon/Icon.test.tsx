import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'

test('is hidden from screen readers unless it has a label', () => {
  const { rerender } = render(<Icon name="check" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  rerender(<Icon name="check" label="Verified" />)
  expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument()
})
