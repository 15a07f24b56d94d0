import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AmenityFields, type Expectations } from './AmenityFields.tsx'

const NOTHING: Expectations = { amenities: [], payments: [], delivery: [] }

function Listing({ start, report }: { start: Expectations; report: (values: Expectations) => void }) {
  const [category, setCategory] = useState('Fresh Produce')
  const [values, setValues] = useState(start)
  return (
    <>
      <button onClick={() => setCategory('Tourism & Hospitality')}>Lodging</button>
      <button onClick={() => setCategory('Fresh Produce')}>Market</button>
      <AmenityFields
        category={category}
        values={values}
        onChange={(field, codes) => {
          const next = { ...values, [field]: codes }
          setValues(next)
          report(next)
        }}
      />
    </>
  )
}

function openFields(start = NOTHING) {
  const reported: Expectations[] = []
  render(<Listing start={start} report={(values) => reported.push(values)} />)
  return { user: userEvent.setup(), reported }
}

const listBoxes = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('checkbox')
    .map((box) => `${(box as HTMLInputElement).checked ? '✓ ' : ''}${box.getAttribute('value')}`)

test('the amenities of the category can be ticked, in any order', async () => {
  const { user, reported } = openFields()
  expect(listBoxes('Amenities')).toEqual([
    'parking',
    'wheelchair',
    'toilets',
    'cold-storage',
    'wholesale',
    'export-orders',
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Wholesale' }))
  await user.click(screen.getByRole('checkbox', { name: 'Parking' }))
  await user.click(screen.getByRole('checkbox', { name: 'Serves by sea' }))
  await user.click(screen.getByRole('checkbox', { name: 'Cash' }))
  expect(reported.at(-1)).toEqual({
    amenities: ['parking', 'wholesale'],
    payments: ['cash'],
    delivery: ['by-sea'],
  })
  await user.click(screen.getByRole('checkbox', { name: 'Wholesale' }))
  expect(reported.at(-1)?.amenities).toEqual(['parking'])
})

test('ticks of another category stay ticked and visible', async () => {
  const { user, reported } = openFields({ ...NOTHING, amenities: ['parking', 'cold-storage'] })
  expect(screen.queryByRole('group', { name: 'Ticked for another category' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Lodging' }))
  expect(listBoxes('Ticked for another category')).toEqual(['✓ cold-storage'])
  expect(screen.getByText(/Untick what no longer applies/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Wifi' }))
  expect(reported.at(-1)?.amenities).toEqual(['parking', 'wifi', 'cold-storage'])
  await user.click(screen.getByRole('button', { name: 'Market' }))
  expect(listBoxes('Ticked for another category')).toEqual(['✓ wifi'])
  expect(listBoxes('Amenities')).toContain('✓ cold-storage')
})

test('an unticked box of another category keeps its place and can be ticked again', async () => {
  const { user, reported } = openFields({ ...NOTHING, amenities: ['wifi'] })
  const wifi = screen.getByRole('checkbox', { name: 'Wifi' })
  await user.click(wifi)
  expect(wifi).toBeInTheDocument()
  expect(wifi).toHaveFocus()
  expect(reported.at(-1)?.amenities).toEqual([])
  await user.keyboard(' ')
  expect(reported.at(-1)?.amenities).toEqual(['wifi'])
})
