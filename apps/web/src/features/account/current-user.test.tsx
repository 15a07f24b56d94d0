import { calls } from '@portal/domain/contract'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/pricing/pricing.screen.tsx'
import '#features/newsletter/pages/newsletter.screen.tsx'

afterEach(() => {
  document.cookie = 'signed-in=; max-age=0'
})

test.each([
  [
    'a refusal',
    (onRequest: () => void) =>
      respondWith(calls.currentUser, 401, { message: 'Please sign in' }, { onRequest }),
  ],
  [
    'a failure of the network',
    (onRequest: () => void) =>
      http.get(`*${calls.currentUser.path}`, () => {
        onRequest()
        return HttpResponse.error()
      }),
  ],
] as const)('does not repeat the current-user call after %s', async (_kind, createHandler) => {
  document.cookie = 'signed-in=1'
  let callCount = 0
  server.use(createHandler(() => (callCount += 1)))
  const { router } = renderApp('/pricing')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(callCount).toBe(1))
  await router.navigate('/newsletter')
  await screen.findByRole('heading', { level: 1, name: /Newsletter/i })
  await router.navigate('/pricing')
  await screen.findByRole('heading', { level: 1, name: /Pricing|Plans/i })
  expect(callCount).toBe(1)
})
