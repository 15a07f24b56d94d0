import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActionBar } from './ActionBar.tsx'

test('is a landmark with its actions', () => {
  render(
    <ActionBar label="Contact">
      <a href="tel:+67774001">Call</a>
    </ActionBar>,
  )
  // Not drawn on a screen of unknown width.
  const bar = screen.getByRole('navigation', { hidden: true })
  expect(bar).toHaveAttribute('aria-label', 'Contact')
  expect(bar).toContainElement(screen.getByText('Call'))
})
