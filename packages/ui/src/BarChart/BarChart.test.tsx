import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart } from './BarChart.tsx'

const renderChart = (...values: number[]) =>
  render(
    <BarChart
      caption="Boats by harbour"
      labelHeader="Harbour"
      valueHeader="Boats"
      rows={values.map((value, index) => ({ key: String(index), label: `Harbour ${index}`, value }))}
      format={(value) => `${value} boats`}
    />,
  )

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')))

test('is a named table with column headers and a value in each row', () => {
  renderChart(58, 4)
  const table = within(screen.getByRole('table', { name: 'Boats by harbour' }))
  expect(table.getByRole('columnheader', { name: 'Harbour' })).toBeInTheDocument()
  expect(table.getByRole('row', { name: 'Harbour 1 4 boats' })).toBeVisible()
})

test('the longest bar is full, the others are in proportion, and zero has no width', () => {
  expect(widths(renderChart(40, 10, 0).container)).toEqual([100, 25, 0])
  expect(widths(renderChart(0).container)).toEqual([0])
})

test('`max` sets the value of a full bar', () => {
  const rows = [{ key: 'dock', label: 'Dock', value: 2 }]
  const { container } = render(
    <BarChart caption="Points" labelHeader="Skill" valueHeader="Points" rows={rows} max={4} />,
  )
  expect(widths(container)).toEqual([50])
})
