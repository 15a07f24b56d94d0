import type { AdminBusiness } from '@portal/domain/contract'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { addListings } from './listings.ts'
import { newApp, NOW } from './new-app.ts'

/** Creates a portal with a listing of the owner, an administrator, and a clock that tests advance. */
export async function newAdministered(record: Partial<BusinessRecord> = {}) {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, ...record })
  const [admin, owner] = [await portal.signIn('admin'), await portal.signIn('owner')]
  const url = `/api/admin/businesses/${id}`
  const read = async () => (await portal.get(url, admin)).json<AdminBusiness>()
  const send = (method: 'PUT' | 'POST', path: string, payload: object) =>
    portal.inject({ method, url: `${url}/${path}`, cookies: admin, payload })
  return {
    portal,
    id,
    admin,
    owner,
    read,
    send,
    /** Sends an administrator's action on the current version of the listing. */
    act: async (method: 'PUT' | 'POST', path: string, payload: object) =>
      send(method, path, { revision: (await read()).revision, ...payload }),
    mails: () =>
      portal.store.read
        .selectFrom('outbox')
        .select(['to_address', 'subject', 'text'])
        .orderBy('id')
        .execute(),
    audit: () =>
      portal.store.read
        .selectFrom('audit')
        .selectAll()
        .where('subject_kind', '=', 'business')
        .orderBy('id')
        .execute(),
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}
