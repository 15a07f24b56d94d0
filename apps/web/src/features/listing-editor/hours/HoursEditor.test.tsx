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
