import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Heading } from './Heading.tsx'

test.each([1, 2, 3, 4] as const)('level %d renders that heading level, whatever the size', (level) => {
  render(
    <Heading level={level} size="display">
      Directory
    </Heading>,
  )
  expect(screen.getByRole('heading', { level, name: 'Directory' })).toBeInTheDocument()
})
