import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SectionNav } from './SectionNav.tsx'

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'taxes', label: 'Taxes' },
  { id: 'contacts', label: 'Contacts' },
]

/** Distances of the sections from the top of the window. */
let tops: Record<string, number> = {}

const scrollTo = (next: Record<string, number>) => {
  tops = next
  fireEvent.scroll(window)
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect
  })
})

afterEach(() => vi.restoreAllMocks())

const renderNav = () =>
  render(
    <>
      <SectionNav label="On this page" sections={sections} />
      {sections.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  )

const current = () => screen.queryByRole('link', { current: true })?.textContent

test('links to each section by its anchor', () => {
  renderNav()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#overview',
    '#taxes',
    '#contacts',
  ])
})

test('marks only the section whose top is within 200 px of the top of the window', async () => {
  tops = { overview: 420, taxes: 900, contacts: 1500 }
  renderNav()
  expect(current()).toBeUndefined()
  scrollTo({ overview: 200, taxes: 680, contacts: 1280 })
  await waitFor(() => expect(current()).toBe('Overview'))
  scrollTo({ overview: -301, taxes: 200, contacts: 201 })
  await waitFor(() => expect(current()).toBe('Taxes'))
  expect(screen.getAllByRole('link', { current: true })).toHaveLength(1)
})
