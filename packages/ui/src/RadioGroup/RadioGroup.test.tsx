import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone', hint: 'On working days' },
]

test('is a named group that keeps one choice, by mouse and by arrow key', async () => {
  const choose = vi.fn<() => void>()
  render(<RadioGroup legend="Reach" name="reach" options={options} defaultValue="email" onChange={choose} />)
  expect(screen.getByRole('group', { name: 'Reach' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: /Phone/ })).toBeChecked()
  expect(choose).toHaveBeenCalledOnce()
})

test('a controlled group shows what it is told', () => {
  render(<RadioGroup legend="Reach" name="reach" options={options} value="phone" onChange={() => {}} />)
  expect(screen.getByRole('radio', { name: /Phone/ })).toBeChecked()
})

test('an error describes the group', () => {
  render(<RadioGroup legend="Reach" name="reach" options={options} error="Choose one of these" />)
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one of these')
})

test('an option as a card is chosen by all that stands on it', async () => {
  render(
    <RadioGroup
      legend="Pages"
      name="pages"
      look="card"
      options={[
        { value: '3', label: '3 pages', end: '$800' },
        { value: '4', label: '4 pages', hint: 'With a gallery', end: '$1,000' },
      ]}
    />,
  )
  await userEvent.click(screen.getByText('$1,000'))
  expect(screen.getByRole('radio', { name: '4 pages With a gallery $1,000' })).toBeChecked()
})
