import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextInput } from './TextInput.tsx'

test('works outside a field', async () => {
  render(<TextInput type="search" aria-label="Search" />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'cocoa')
  expect(screen.getByRole('searchbox')).toHaveValue('cocoa')
})
