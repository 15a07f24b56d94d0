import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

test.each([
  [40, 100, '40%', 40],
  [3, 5, '60%', 3],
  [120, 100, '100%', 100],
  [-4, 100, '0%', 0],
])('%d of %d reads %s', (value, max, text, shown) => {
  render(<ProgressBar label="Growth" value={value} max={max} />)
  expect(screen.getByRole('progressbar', { name: 'Growth' })).toHaveAttribute('value', String(shown))
  expect(screen.getByText(text)).toBeInTheDocument()
})
