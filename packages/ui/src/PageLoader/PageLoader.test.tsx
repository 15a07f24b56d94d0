import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageLoader } from './PageLoader.tsx'

test('announces that the page is loading', () => {
  render(<PageLoader label="Loading Malaita…" cover />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading Malaita…')
})
