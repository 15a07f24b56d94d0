import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getFrame, project } from './mapGeometry.ts'
import { RegionMap } from './RegionMap.tsx'

const label = { x: 10, y: 10, anchor: 'start' } as const

const renderMap = () =>
  render(
    <RegionMap
      label="Two islands"
      viewBox="0 0 200 100"
      regions={[
        {
          id: 'n',
          name: 'North',
          path: 'M0 0h10v10z',
          label,
          value: 9,
          valueLabel: '9 towns',
          href: '#north',
        },
        { id: 's', name: 'South', path: 'M0 50h10v10z', label },
      ]}
      points={[{ id: 'p', name: 'Port', x: 5, y: 5, label, href: '#port' }]}
    />,
  )

test('places with an href are links named by name and value, in the given order', async () => {
  renderMap()
  const map = screen.getByRole('group', { name: 'Two islands' })
  const links = within(map).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#north', '#port'])
  expect(links[0]).toHaveAccessibleName('North, 9 towns')
  await userEvent.tab()
  expect(links[0]).toHaveFocus()
  await userEvent.tab()
  expect(links[1]).toHaveFocus()
})

test('a place without an href is an image with a name', () => {
  renderMap()
  expect(screen.getByRole('img', { name: 'South' })).toBeInTheDocument()
})

test('converts any map units to a width of 1,000', () => {
  const frame = getFrame('-100 50 200 100')
  expect([frame.width, frame.height]).toEqual([1000, 500])
  expect(project(frame, 0, 100)).toEqual({ x: 500, y: 250 })
})

test('throws on an invalid viewBox', () => {
  expect(() => getFrame('0 0 100')).toThrow('Not a viewBox: 0 0 100')
})
