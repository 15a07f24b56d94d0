import type { Hours } from '@portal/domain/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { HoursEditor } from './HoursEditor.tsx'

function Edited({ mon }: { mon: [string, string][] }) {
  const [hours, setHours] = useState<Hours>({ mon })
  return <HoursEditor hours={hours} onChange={setHours} error={undefined} />
}

test('the remaining openings keep their fields when an earlier one is removed', async () => {
  const user = userEvent.setup()
  render(
    <Edited
      mon={[
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ]}
    />,
  )
  const afternoon = screen.getByLabelText('Monday, 2: from')
  await user.click(screen.getByRole('button', { name: 'Remove Monday, 1' }))
  expect(screen.getByLabelText('Monday: from')).toBe(afternoon)
  expect(afternoon).toHaveValue('13:00')
  await user.click(screen.getByRole('button', { name: 'Add a break on Monday' }))
  expect(screen.getByLabelText('Monday, 1: from')).toBe(afternoon)
  expect(screen.getByLabelText('Monday, 2: from')).toHaveValue('19:00')
})

test('a usual week fills every day, and Undo brings the hours back', async () => {
  const user = userEvent.setup()
  render(<Edited mon={[['10:00', '14:00']]} />)
  await user.click(screen.getByRole('button', { name: 'Also Saturday, 8 to 12' }))
  expect(screen.getByLabelText('Monday: from')).toHaveValue('08:00')
  expect(screen.getByLabelText('Saturday: to')).toHaveValue('12:00')
  expect(screen.getByLabelText('Sunday: open or closed')).toHaveValue('closed')
  expect(screen.getByLabelText('Public holidays: open or closed')).toHaveValue('unknown')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText('Monday: from')).toHaveValue('10:00')
  expect(screen.getByLabelText('Saturday: open or closed')).toHaveValue('unknown')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a day that is open around the clock has no times beside it', async () => {
  const user = userEvent.setup()
  render(<Edited mon={[['08:00', '17:00']]} />)
  const state = screen.getByLabelText('Monday: open or closed')
  await user.selectOptions(state, 'Open 24 hours')
  expect(screen.queryByLabelText('Monday: from')).toBeNull()
  await user.selectOptions(state, 'Open')
  expect(screen.getByLabelText('Monday: to')).toHaveValue('17:00')
})
