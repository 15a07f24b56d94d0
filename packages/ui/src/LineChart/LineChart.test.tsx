import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getAxisEnd } from './axis.ts'
import { LineChart } from './LineChart.tsx'

const renderChart = (...values: number[]) =>
  render(
    <LineChart
      caption="Boats by day"
      labelHeader="Day"
      valueHeader="Boats"
      points={values.map((value, index) => ({ key: String(index), label: `Day ${index + 1}`, value }))}
      format={(value) => `${value} boats`}
    />,
  )

const corners = (container: HTMLElement) => container.querySelector('polyline')?.getAttribute('points')

test('is a named table with a row for each point, which screen readers always have', () => {
  renderChart(4, 8)
  const table = within(screen.getByRole('table', { name: 'Boats by day' }))
  expect(table.getByRole('columnheader', { name: 'Day' })).toBeInTheDocument()
  expect(table.getByRole('row', { name: 'Day 2 8 boats' })).toBeInTheDocument()
})

test('the table is shown and hidden on request', async () => {
  renderChart(4, 8)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: /^Show as a table.*Boats by day$/, expanded: false })
  await user.click(button)
  expect(screen.getAllByRole('table')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Hide the table.*Boats by day$/, expanded: true }))
  expect(screen.getByRole('button', { name: /^Show as a table/, expanded: false })).toBeVisible()
})

test('the line runs from left to right, high where values are high', () => {
  expect(corners(renderChart(0, 4, 8).container)).toBe('0,100 50,50 100,0')
})

test('one point is a flat line, no point is no line', () => {
  expect(corners(renderChart(1).container)).toBe('0,50 100,50')
  expect(corners(renderChart().container)).toBeUndefined()
})

test('a pointer over a point shows its value', () => {
  const titles = [...renderChart(4, 8).container.querySelectorAll('title')].map((title) => title.textContent)
  expect(titles).toEqual(['Day 1: 4 boats', 'Day 2: 8 boats'])
})

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [59, 60],
  [101, 200],
  [12_345, 20_000],
])('an axis for %d ends at %d', (largest, end) => {
  expect(getAxisEnd(largest)).toBe(end)
})
