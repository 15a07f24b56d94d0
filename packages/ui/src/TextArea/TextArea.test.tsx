import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextArea } from './TextArea.tsx'

test('accepts several lines', async () => {
  render(<TextArea aria-label="About" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'About' }), 'Oil{Enter}Soap')
  expect(screen.getByRole('textbox')).toHaveValue('Oil\nSoap')
})
