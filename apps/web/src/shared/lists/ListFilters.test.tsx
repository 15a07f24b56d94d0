import { act, fireEvent, render, screen } from '@testing-library/react'
import { Router, type Navigator } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ListFilters } from './ListFilters.tsx'

const choice = (name: string, ...values: string[]) => ({
  name,
  label: name,
  options: ['', ...values].map((value) => ({ value, label: value })),
})
const CHOICES = [choice('country', 'sb', 'fj'), choice('type', 'webinars')]

const nothing = () => undefined
const navigator: Navigator = { createHref: String, go: nothing, push: nothing, replace: nothing }

/** The filters of an address. Submissions don't navigate: the test decides which address is rendered when. */
const Filters = ({ query }: { query: string }) => (
  <Router location={`/events?${query}`} navigator={navigator}>
    <ListFilters
      action="/events"
      query={new URLSearchParams(query)}
      label="Events"
      placeholder="e.g. tourism"
      choices={CHOICES}
    />
  </Router>
)

const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)

/** Chooses and submits, as a change does. */
const choose = (name: string, value: string) =>
  act(() => {
    select(name).value = value
    select(name).form?.requestSubmit()
  })

test('on a list without filters the second of two quick choices survives the render of the first', () => {
  const { rerender } = render(<Filters query="" />)
  choose('country', 'sb')
  choose('type', 'webinars')
  rerender(<Filters query="country=sb" />)
  expect([select('country').value, select('type').value]).toEqual(['sb', 'webinars'])
  rerender(<Filters query="country=sb&type=webinars" />)
  rerender(<Filters query="" />)
  expect([select('country').value, select('type').value]).toEqual(['', ''])
})

test('Search folds the filters of a phone, and a choice alone leaves them open', () => {
  const phone = { matches: false, addEventListener: nothing, removeEventListener: nothing }
  vi.stubGlobal('matchMedia', () => phone)
  const { container } = render(<Filters query="" />)
  const fold = container.querySelector('details')
  if (!fold) throw new Error('The filters have no fold')
  fold.open = true
  choose('country', 'sb')
  expect(fold.open).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(fold.open).toBe(false)
})
