import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOwnBusiness } from '#test/factories.ts'
import { NOW, mockListings, open, getCard } from '#test/dashboard-page.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/dashboard/dashboard.screen.tsx'

const STORAGE_KEY = 'pending-shop-registration'

/** A draft of the wizard on this device. */
function storeDraft(shopName: string, key = STORAGE_KEY) {
  const savedAt = NOW - 2 * 3_600_000
  const form = {
    ...Object.fromEntries(['category', 'description', 'province', 'cityTown'].map((name) => [name, ''])),
    shopName,
    acceptTerms: false,
  }
  const draft = { id: 'one', savedAt, step: 2, form, images: [], termsVersion: '', sending: null }
  localStorage.setItem(key, JSON.stringify({ at: savedAt, kept: { version: 1, drafts: [draft] } }))
}

test('a draft on this device can be continued, discarded and restored', async () => {
  storeDraft('Auki Ice')
  mockListings([])
  const { user } = open()
  const card = await getCard('Auki Ice')
  expect(card.getByText(/Kept on this device only, not sent yet\..*2 hours ago/)).toBeVisible()
  expect(card.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', '/register-business')
  await user.click(card.getByRole('button', { name: /^Discard/ }))
  expect(screen.queryByRole('heading', { name: 'Auki Ice' })).toBeNull()
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await getCard('Auki Ice')
  expect(localStorage.getItem(STORAGE_KEY)).toContain('Auki Ice')
  localStorage.clear()
})

test('an unsent correction of a rejected listing is kept and shown', async () => {
  storeDraft('Umi', `${STORAGE_KEY}-1`)
  mockListings([anOwnBusiness({ name: 'Umi', status: 'rejected' })])
  open()
  const card = await getCard('Umi')
  expect(card.getByText('What you changed 2 hours ago is kept on this device.')).toBeVisible()
  localStorage.clear()
})
