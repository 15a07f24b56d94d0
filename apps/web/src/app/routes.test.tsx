import { COUNTRIES } from '@portal/domain/place'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchRoutes } from 'react-router-dom'
import { paths, patterns } from '#shared/urls/paths.ts'
import { renderApp } from '#test/render-app.tsx'
import { SITE } from '#test/site.ts'

test('shows the 404 screen for an unknown address', async () => {
  renderApp('/no/such/page/here')
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('search')).toHaveAttribute('action', '/search')
  expect(main.getByRole('searchbox', { name: /^Search the portal/ })).toHaveAttribute('name', 'q')
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/directory',
    '/directory?view=provinces',
    '/news',
    '/help',
  ])
})

const routes = () => renderApp('/auth/sign-in').routes

test.each(SITE)('matches %s to %s', (address, pattern) => {
  const matched = matchRoutes(routes(), address)?.at(-1)?.route
  expect(matched?.id).toBe(patterns[pattern])
})

test.each(COUNTRIES)('shows the guide of $name rather than a category of that address', ({ fullCode }) => {
  const matched = matchRoutes(routes(), paths.guide(fullCode))?.at(-1)?.route
  expect(matched?.id).toBe(paths.guide(fullCode))
})

test('the list of addresses covers every pattern of the site map', () => {
  expect(Object.keys(patterns).filter((name) => !SITE.some(([, pattern]) => pattern === name))).toEqual([])
})
