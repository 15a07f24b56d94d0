import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockLists, cards, found } from '#test/listing.ts'
import { renderApp } from '#test/render-app.tsx'
import { server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import '../list/ListFooter.tsx'
import './directory.screen.tsx'

test('Load More appends the next page, and updates the address and the focus', async () => {
  const requests = mockLists(30)
  const { user, router } = renderApp('/directory')
  await cards()
  const more = await screen.findByRole('link', { name: 'Load More' })
  expect(more).toHaveAttribute('href', '/directory?page=2')
  await user.click(more)
  expect(await screen.findByText('Showing 1 to 30 of 30')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
  expect(router.state.location.search).toBe('?from=1&page=2')
  expect(requests).toEqual(['?limit=24', '?limit=24&page=2'])
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop 25' })).toHaveFocus())
})

test('moves the focus to the heading when a page loaded by Load More is opened by its number', async () => {
  mockLists(60)
  const { user } = renderApp('/directory')
  await cards()
  await user.click(screen.getByRole('link', { name: 'Load More' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop 25' })).toHaveFocus())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A-Z')
  await screen.findByText('Showing 1 to 24 of 60')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await screen.findByRole('link', { name: 'Shop 25' })
  expect(await found('60 business(es) found')).toHaveFocus()
})

test('a single page links to the others', async () => {
  mockLists(60)
  renderApp('/directory?page=2')
  expect(await screen.findByText('Showing 25 to 48 of 60')).toBeVisible()
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/directory?page=3')
})

test('moves the focus to the results on another page', async () => {
  mockLists(58)
  const { user } = renderApp('/directory')
  await cards()
  await user.click(screen.getByRole('link', { name: 'Page 3' }))
  const heading = await found('58 business(es) found')
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Business Directory - page 3 | Pacific Business Portal')
})

test('a page beyond the last one says so, links to the first and is noindex', async () => {
  mockLists(58)
  renderApp('/directory?page=999')
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/directory')
  expect(screen.queryByText(/^Showing/)).toBeNull()
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
  )
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://portal.example/directory',
  )
})

test('focuses Retry if the next page fails to load', async () => {
  mockLists(60)
  const { user } = renderApp('/directory')
  await cards()
  server.use(unreachable(calls.listBusinesses))
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  await user.click(pages.getByRole('link', { name: /Next/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus())
})
