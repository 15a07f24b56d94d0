import { calls, type OwnBusiness } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { dashboardHandlers } from './dashboard.ts'
import { aUser } from './factories.ts'
import { renderApp } from './render-app.tsx'
import { respondWith, server } from './server.ts'

export const NOW = Date.parse('2026-11-20T02:00:00.000Z')

export function mockListings(businesses: readonly OwnBusiness[]) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listBusinesses, 200, [...businesses], {
      onRequest: ({ url }) => requests.push(url.search),
    }),
    ...dashboardHandlers(),
  )
  return requests
}

export const open = (user = aUser()) => renderApp('/dashboard', { user })

export const getCard = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') ?? document.body)
