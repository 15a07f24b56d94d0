import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TabLinks } from './TabLinks.tsx'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'about', label: 'About', content: 'Who we are' },
  { id: 'gallery', label: 'Gallery', content: 'Pictures' },
  { id: 'reviews', label: 'Reviews', content: 'Opinions' },
] as const

const tab = (name: string) => screen.getByRole('tab', { name })

test('shows only the selected panel, labelled by its tab', async () => {
  render(<Tabs label="Profile" items={items} />)
  expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('Who we are')
  await userEvent.click(tab('Gallery'))
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Gallery' })])
})

test.each([
  ['{ArrowRight}', 'Gallery'],
  ['{ArrowLeft}', 'Reviews'],
  ['{End}', 'Reviews'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'About'],
  ['{ArrowRight}{Home}', 'About'],
])('%s moves focus and selection to %s', async (keys, name) => {
  const user = userEvent.setup()
  render(<Tabs label="Profile" items={items} />)
  await user.tab()
  await user.keyboard(keys)
  expect(tab(name)).toHaveFocus()
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
})

test('the Tab key moves from the selected tab into its panel', async () => {
  const user = userEvent.setup()
  render(<Tabs label="Profile" items={items} defaultValue="gallery" />)
  await user.tab()
  expect(tab('Gallery')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel', { name: 'Gallery' })).toHaveFocus()
})

test('a controlled selection follows its value and reports changes', async () => {
  const onChange = vi.fn<(id: string) => void>()
  const { rerender } = render(<Tabs label="Profile" items={items} value="about" onChange={onChange} />)
  await userEvent.click(tab('Reviews'))
  expect(onChange).toHaveBeenCalledWith('reviews')
  expect(tab('About')).toHaveAttribute('aria-selected', 'true')
  rerender(<Tabs label="Profile" items={items} value="reviews" onChange={onChange} />)
  expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true')
})

test('tab links are links in a navigation landmark, and the current one is marked', () => {
  render(
    <TabLinks
      label="Listings"
      items={[
        { href: '?tab=all', label: 'All', current: true, count: 58 },
        { href: '?tab=new', label: 'New' },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Listings' })).toBeInTheDocument()
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('All58')
  expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('href', '?tab=new')
})
