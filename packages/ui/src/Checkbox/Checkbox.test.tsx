import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxCard } from './CheckboxCard.tsx'

test('toggles by a click on its row and by Space, and its count is not part of its name', async () => {
  render(<Checkbox label="B2B" count={31} />)
  const box = screen.getByRole('checkbox', { name: 'B2B' })
  await userEvent.click(screen.getByText('31'))
  expect(box).toBeChecked()
  await userEvent.keyboard(' ')
  expect(box).not.toBeChecked()
})

test('hint and error are its description', () => {
  render(<Checkbox label="I may speak for this business" hint="As its owner." error="Tick this to go on" />)
  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('As its owner. Tick this to go on')
})

test('the end is part of its description and toggles it', async () => {
  render(<CheckboxCard label="Logo design" hint="Three drafts" end="$150" />)
  const box = screen.getByRole('checkbox', { name: 'Logo design' })
  expect(box).toHaveAccessibleDescription('$150 Three drafts')
  await userEvent.click(screen.getByText('$150'))
  expect(box).toBeChecked()
})

test('a required box is marked, and its name is the label alone', () => {
  render(<Checkbox label="I accept the terms" required />)
  expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toBeRequired()
  expect(screen.getByText('*')).toBeVisible()
})
