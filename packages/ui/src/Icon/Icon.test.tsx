import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'

test('is silent beside text, and an image by name alone', () => {
  const { rerender } = render(<Icon name="check" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  rerender(<Icon name="check" label="Verified" />)
  expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument()
})
