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

test('an option that is a name is not translated', () => {
  const shops = [
    { value: '', label: 'All' },
    { value: '1', label: 'Mat House', isName: true },
  ]
  render(<Select aria-label="Shop" options={shops} />)
  expect(screen.getByRole('option', { name: 'Mat House' })).toHaveAttribute('translate', 'no')
  expect(screen.getByRole('option', { name: 'All' })).not.toHaveAttribute('translate')
})
