import type { Business } from '@portal/domain/contract'
import { addListings } from './listings.ts'
import { newApp } from './new-app.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'

export async function newListing(record: Partial<BusinessRecord> = {}) {
  const portal = await newApp()
  const [owner, other, admin] = [
    await portal.signIn('owner'),
    await portal.signIn('other'),
    await portal.signIn('admin'),
  ]
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, ...record })
  const seen = async () => (await portal.get(`/api/businesses/${id}`)).json<Business>()
  return { portal, owner, other, admin, id, seen }
}
