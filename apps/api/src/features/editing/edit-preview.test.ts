import type { OwnBusiness } from '@portal/domain/contract'
import { describe, expect, test } from 'vitest'
import { approve, edit, reject } from '#test/edits.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

async function newListing() {
  const portal = await newApp()
  const [owner, other, admin] = [
    await portal.signIn('owner'),
    await portal.signIn('other'),
    await portal.signIn('admin'),
  ]
  const [id = 0, untouched = 0] = await addListings(
    portal.store,
    { ownerId: portal.ids.owner },
    { ownerId: portal.ids.owner },
  )
  const preview = (cookie = owner) => portal.get(`/api/businesses/${id}/edit/preview`, cookie)
  const own = async () => {
    const listed = (await portal.get('/api/businesses?owner=me', owner)).json<OwnBusiness[]>()
    return {
      edited: listed.find((entry) => entry.id === id),
      other: listed.find(({ id: i }) => i === untouched),
    }
  }
  return { portal, owner, other, admin, id, preview, own }
}

const DESCRIPTION = 'Timber and roofing iron for builders in Gizo, cut to any length on the same day.'

describe('the preview of an edit', () => {
  test('shows the listing as the public would see it, to its owner and administrators', async () => {
    const { portal, owner, other, admin, id, preview } = await newListing()
    expect((await preview()).statusCode).toBe(404)
    await edit(portal, owner, id, { name: 'Auki Timber', description: DESCRIPTION })
    for (const cookie of [owner, admin]) {
      const response = await preview(cookie)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ id, name: 'Auki Timber', description: DESCRIPTION })
    }
    expect((await preview(other)).statusCode).toBe(404)
    expect((await portal.get(`/api/businesses/${id}/edit/preview`)).statusCode).toBe(401)
    expect((await portal.get(`/api/businesses/${id}`)).json()).not.toMatchObject({ name: 'Auki Timber' })
  })

  test('ends with the edit', async () => {
    const { portal, owner, id, preview } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber' })
    await approve(portal, id)
    expect((await preview()).statusCode).toBe(404)
  })
})

describe('the list of one’s own listings', () => {
  test('has the waiting edit with its due date, and the reason of a rejection', async () => {
    const { portal, owner, id, own } = await newListing()
    expect((await own()).edited).not.toHaveProperty('waitingEdit')
    await edit(portal, owner, id, { name: 'Auki Timber' })
    const { edited, other } = await own()
    expect(edited?.waitingEdit).toMatchObject({ status: 'pending', reason: null, note: null })
    expect(Date.parse(edited?.waitingEdit?.dueAt ?? '')).toBeGreaterThan(NOW)
    expect(other).not.toHaveProperty('waitingEdit')
    await reject(portal, id, 'Which timber?')
    expect((await own()).edited?.waitingEdit).toMatchObject({
      status: 'rejected',
      dueAt: null,
      note: 'Which timber?',
    })
  })
})
