import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
// Loaded up front, so that no test waits for it.
import './compare-countries.screen.tsx'

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
const cells = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('shows the countries side by side, each figure with source and year', async () => {
  renderApp('/countries/compare?countries=fj,vu')
  expect(await screen.findByRole('table', { name: 'Fiji, Vanuatu compared' })).toBeVisible()
  expect(cells('Population')).toEqual(['929,000World Bank, 2024', '328,000World Bank, 2024'])
  expect(cells('GDP')).toEqual(['US$5.5 billionWorld Bank, 2023', 'US$1.1 billionWorld Bank, 2023'])
  expect(screen.getByRole('columnheader', { name: 'Fiji' })).toBeVisible()
  expect(document.title).toContain('Fiji, Vanuatu Compared')
})

test('says where a source has no figure', async () => {
  renderApp('/countries/compare?countries=nc&countries=sb')
  await screen.findByRole('table')
  expect(cells('Growth forecast')).toEqual(['2.9%Asian Development Outlook, September 2025', 'No figure'])
})

test('compares what is ticked', async () => {
  const { user, router } = renderApp('/countries/compare')
  const form = within(await screen.findByRole('form', { name: 'Countries to compare' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(form.getByRole('checkbox', { name: 'Papua New Guinea' }))
  await user.click(form.getByRole('checkbox', { name: 'Vanuatu' }))
  await user.click(form.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByRole('table', { name: 'Papua New Guinea, Vanuatu compared' })).toBeVisible()
  expect(router.state.location.search).toBe('?countries=pg&countries=vu')
})

test.each([
  ['?countries=fj', 'Choose at least two countries.'],
  ['?countries=sb,fj,pg,nc', 'Choose at most three countries.'],
  ['?countries=au,nz', 'Choose at least two countries.'],
])('%s: %s', async (query, problem) => {
  renderApp(`/countries/compare${query}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(problem)
  expect(screen.queryByRole('table')).toBeNull()
})
