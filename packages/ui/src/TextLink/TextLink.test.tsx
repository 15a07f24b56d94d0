import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextLink } from './TextLink.tsx'

test('the arrow is not part of its name', () => {
  render(
    <TextLink href="/directory" arrow>
      All provinces
    </TextLink>,
  )
  expect(screen.getByRole('link', { name: 'All provinces' })).toHaveAttribute('href', '/directory')
})
