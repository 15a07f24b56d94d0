import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { calls } from '@portal/domain/contract'
import { aUser, NOW } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server } from '#test/server.ts'

const STORAGE_KEY = 'pending-shop-registration'
const MERE = aUser()

function storeDraft(shopName: string, owner: string | null) {
  const form = { shopName, acceptTerms: false }
  const draft = { id: 'one', savedAt: NOW, owner, step: 2, form, images: [], termsVersion: '', sending: null }
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ at: NOW, kept: { version: 1, drafts: [draft] } }))
}

beforeEach(() => {
  localStorage.clear()
  server.use(respondWith(calls.listBusinesses, 200, []), refusingTheRest())
})

test.each(['/dashboard', '/'])('%s hides another account’s draft on this device', async (path) => {
  storeDraft('Auki Ice', 'other@portal.test')
  renderApp(path, { user: MERE })
  await screen.findByText(/^No listings yet/)
  expect(screen.queryByText(/Auki Ice/)).toBeNull()
  expect(localStorage.getItem(STORAGE_KEY)).toContain('Auki Ice')
})

test.each([MERE.email, null])('a draft of %s is shown to the signed-in user', async (owner) => {
  storeDraft('Auki Ice', owner)
  renderApp('/dashboard', { user: MERE })
  expect(await screen.findByRole('heading', { name: 'Auki Ice' })).toBeVisible()
})

test('Undo after Discard does not overwrite a newer draft of another tab', async () => {
  storeDraft('Auki Ice', MERE.email)
  const { user } = renderApp('/dashboard', { user: MERE })
  await user.click(await screen.findByRole('button', { name: /^Discard/ }))
  await screen.findByRole('button', { name: 'Undo' })
  storeDraft('Auki Ice and Fish', MERE.email)
  act(() => {
    window.dispatchEvent(new Event('storage'))
  })
  expect(await screen.findByRole('heading', { name: 'Auki Ice and Fish' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
