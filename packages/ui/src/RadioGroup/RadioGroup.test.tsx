import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone', hint: 'On working days' },
]

test('is a named group in which arrow keys move the selection', async () => {
  const choose = vi.fn<() => void>()
  render(<RadioGroup legend="Reach" name="reach" options={options} defaultValue="email" onChange={choose} />)
  expect(screen.getByRole('group', { name: 'Reach' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: /Phone/ })).toBeChecked()
  expect(choose).toHaveBeenCalledOnce()
})

test('a controlled group shows its value', () => {
  render(<RadioGroup legend="Reach" name="reach" options={options} value="phone" onChange={() => {}} />)
  expect(screen.getByRole('radio', { name: /Phone/ })).toBeChecked()
})

test('an error describes the group and each of its options, which are invalid', () => {
  render(<RadioGroup legend="Reach" name="reach" options={options} error="Choose one of these" required />)
  expect(screen.getByRole('group', { name: 'Reach' })).toHaveAccessibleDescription('Choose one of these')
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toHaveAttribute('aria-invalid', 'true')
    expect(radio).toHaveAccessibleDescription('Choose one of these')
  }
})

test('a click anywhere on a card selects its option', async () => {
  render(
    <RadioGroup
      legend="Pages"
      name="pages"
      variant="card"
      options={[
        { value: '3', label: '3 pages', end: '$800' },
        { value: '4', label: '4 pages', hint: 'With a gallery', end: '$1,000' },
      ]}
    />,
  )
  await userEvent.click(screen.getByText('$1,000'))
  expect(screen.getByRole('radio', { name: '4 pages With a gallery $1,000' })).toBeChecked()
})
