import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Select } from './Select.tsx'

const options = [
  { value: '', label: 'Any' },
  { label: 'Products', options: [{ value: 'food', label: 'Food' }] },
  { label: 'Industries', options: [{ value: 'mining', label: 'Mining', disabled: true }] },
]

test('shows options in groups and selects one', async () => {
  render(<Select aria-label="Category" options={options} />)
  expect(screen.getAllByRole('group')).toHaveLength(2)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Food')
  expect(screen.getByRole('combobox')).toHaveValue('food')
  expect(screen.getByRole('option', { name: 'Mining' })).toBeDisabled()
})
