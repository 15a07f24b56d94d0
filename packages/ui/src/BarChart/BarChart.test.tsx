import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart } from './BarChart.tsx'

const drawn = (...values: number[]) =>
  render(
    <BarChart
      caption="Boats by harbour"
      labelHeader="Harbour"
      valueHeader="Boats"
      rows={values.map((value, place) => ({ key: String(place), label: `Harbour ${place}`, value }))}
      format={(value) => `${value} boats`}
    />,
  )

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')))

test('it is a table with a name, headers and a value in each row', () => {
  drawn(58, 4)
  const table = within(screen.getByRole('table', { name: 'Boats by harbour' }))
  expect(table.getByRole('columnheader', { name: 'Harbour' })).toBeInTheDocument()
  expect(table.getByRole('row', { name: 'Harbour 1 4 boats' })).toBeVisible()
})

test('the longest bar is whole and the others in proportion; nothing draws nothing', () => {
  expect(widths(drawn(40, 10, 0).container)).toEqual([100, 25, 0])
  expect(widths(drawn(0).container)).toEqual([0])
})

test('a whole bar can stand for more than there is', () => {
  const rows = [{ key: 'dock', label: 'Dock', value: 2 }]
  const { container } = render(
    <BarChart caption="Points" labelHeader="Skill" valueHeader="Points" rows={rows} most={4} />,
  )
  expect(widths(container)).toEqual([50])
})
