import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './Badge.tsx'

test('the icon is hidden from screen readers', () => {
  render(<Badge icon="check">Verified</Badge>)
  expect(screen.getByText('Verified')).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
