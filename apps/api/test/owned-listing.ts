import { addListings, getNames } from './listings.ts'
import { newApp, NOW } from './new-app.ts'

type Cookies = Record<string, string>

/** Creates a portal with a public listing of the owner, and all three people signed in. */
export async function newOwnedListing() {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const [owner, other, admin] = [
    await portal.signIn('owner'),
    await portal.signIn('other'),
    await portal.signIn('admin'),
  ]
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner })
  const url = `/api/businesses/${id}`
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, cookies: Cookies, payload?: object) =>
    portal.inject({ method, url: path, cookies, ...(payload && { payload }) })
  return {
    portal,
    owner,
    other,
    admin,
    id,
    url,
    send,
    listed: async () => getNames(await portal.get('/api/businesses?search=auki')),
    status: async (cookies: Cookies = {}) => (await portal.get(url, cookies)).statusCode,
    mails: () => portal.store.read.selectFrom('outbox').selectAll().orderBy('id').execute(),
    wait: (milliseconds: number) => {
      now += milliseconds
      return now
    },
  }
}
