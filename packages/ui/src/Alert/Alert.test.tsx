import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Alert } from './Alert.tsx'

test('can be announced when it appears', () => {
  render(
    <Alert role="status" title="Saved.">
      Your changes are live.
    </Alert>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Saved. Your changes are live.')
})
