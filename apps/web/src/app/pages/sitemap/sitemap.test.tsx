import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { LISTED_PATHS, SITE_GROUPS } from './site-groups.ts'

test('links to every section in groups', async () => {
  renderApp('/sitemap')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  for (const { label, links } of SITE_GROUPS) {
    const group = within(main.getByRole('region', { name: label }))
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      links.map(({ href }) => href),
    )
  }
})

test('lists the indexable pages for search engines', () => {
  expect(LISTED_PATHS).toEqual(expect.arrayContaining(['/', '/directory', '/countries/fiji', '/legal/terms']))
  expect(LISTED_PATHS).not.toEqual(expect.arrayContaining(['/search']))
  expect(LISTED_PATHS).not.toEqual(expect.arrayContaining(['/dashboard']))
  expect(new Set(LISTED_PATHS).size).toBe(LISTED_PATHS.length)
})
