import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageLoader } from './PageLoader.tsx'

test('says what is on its way', () => {
  render(<PageLoader label="Loading Malaita…" cover />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading Malaita…')
})
