import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextLink } from './TextLink.tsx'

test('its arrow is not read', () => {
  render(
    <TextLink href="/directory" arrow>
      All provinces
    </TextLink>,
  )
  expect(screen.getByRole('link', { name: 'All provinces' })).toHaveAttribute('href', '/directory')
})
