import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Field } from './Field.tsx'

test('the label names the control, and a click on it focuses the control', async () => {
  render(
    <Field label="Shop name" required>
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Shop name' })
  expect(input).toBeRequired()
  await userEvent.click(screen.getByText('Shop name'))
  expect(input).toHaveFocus()
})

test.each([
  ['TextInput', <TextInput key="control" />],
  ['TextArea', <TextArea key="control" />],
  ['Select', <Select key="control" options={[{ value: '', label: 'Any' }]} />],
])('%s is described by hint, error and counter, and marked invalid', (_name, control) => {
  render(
    <Field label="About" hint="In your words." error="Too short" counter={{ count: 21, max: 1000, min: 50 }}>
      {control}
    </Field>,
  )
  const field = screen.getByLabelText('About')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('In your words. Too short 21 / 1000 characters (minimum 50)')
})

test('an empty error is not shown', () => {
  render(
    <Field label="About" error="">
      <TextArea />
    </Field>,
  )
  expect(screen.getByLabelText('About')).toBeValid()
  expect(screen.getByLabelText('About')).not.toHaveAccessibleDescription()
})

test('a disabled field cannot be edited', async () => {
  render(
    <Field label="Shop name" disabled>
      <TextInput />
    </Field>,
  )
  await userEvent.type(screen.getByLabelText('Shop name'), 'Kokonut')
  expect(screen.getByLabelText('Shop name')).toHaveValue('')
})
