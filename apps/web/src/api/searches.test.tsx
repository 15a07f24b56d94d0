import { calls } from '@portal/domain/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aSummary } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { NO_RESULTS } from '#test/search-results.ts'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/search/search.screen.tsx'
import '#features/directory/pages/directory.screen.tsx'

let reports: unknown[] = []
beforeEach(() => {
  reports = []
  server.use(
    respondWith(calls.countSearch, 204, undefined, { onRequest: ({ body }) => reports.push(body) }),
    respondWith(calls.search, 200, NO_RESULTS),
    respondWith(calls.listBusinesses, 200, [aSummary()], { headers: { 'X-Total-Count': '1' } }),
  )
})

test('each text is reported once per visit, wherever it is searched for', async () => {
  const { router } = renderApp('/search?q=oil')
  await waitFor(() => expect(reports).toEqual([{ text: 'oil' }]))
  await router.navigate('/search?q=oil&province=malaita')
  await router.navigate('/search?q=kava')
  await waitFor(() => expect(reports).toEqual([{ text: 'oil' }, { text: 'kava' }]))
  await router.navigate('/directory?search=oil')
  await screen.findByRole('link', { name: 'Kokonut Oil Cooperative' })
  await router.navigate('/directory?search=timber')
  await waitFor(() => expect(reports).toHaveLength(3))
  expect(reports.at(-1)).toEqual({ text: 'timber' })
})

test('a page without a search reports nothing', async () => {
  renderApp('/directory')
  await screen.findByRole('link', { name: 'Kokonut Oil Cooperative' })
  expect(reports).toEqual([])
})
