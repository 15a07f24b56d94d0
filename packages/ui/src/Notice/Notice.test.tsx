import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './Notice.tsx'

test('can be announced when it appears', () => {
  render(
    <Notice role="status" title="Saved.">
      Your changes are live.
    </Notice>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Saved. Your changes are live.')
})
