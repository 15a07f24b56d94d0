import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stat } from './Stat.tsx'

test('reads as label, figure and note', () => {
  const { container } = render(<Stat label="Businesses" value="12,000+" note="Regional estimate" />)
  expect(container).toHaveTextContent('Businesses12,000+Regional estimate')
  expect(screen.getByText('12,000+')).toBeInTheDocument()
})
