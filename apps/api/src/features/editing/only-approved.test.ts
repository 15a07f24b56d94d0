import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { Tier } from '@portal/domain/plan'
import type { AdminBusiness, DecidedItem, EditableBusiness, UndoneDecision } from '@portal/domain/contract'
import { addPhoto, edit, readEditable } from '#test/edits.ts'
import { addListings } from '#test/listings.ts'
import { findMarks, MARKED_FIELDS } from '#test/marked-fields.ts'
import { readMails } from '#test/mails.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { asRun } from '#test/run-end.ts'
import { createSmallPhoto } from '#test/photos.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { toExportedBusiness } from '#features/directory/exported.view.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import { findEdit } from './business-edits.repository.ts'
import { getEditChanges } from './edited-business.ts'

/** Words that occur in one edit each, so that a leak shows, whichever call it comes from. */
const anyWord = integer({ min: 100_000, max: 999_999 }).map((number) => `zq${number}x`)

const anyStep = oneof(
  { weight: 6, arbitrary: record({ kind: constant('edit' as const), word: anyWord, field: nat(8) }) },
  { weight: 2, arbitrary: record({ kind: constant('photo' as const), shade: nat(15), word: anyWord }) },
  { weight: 2, arbitrary: record({ kind: constant('caption' as const), word: anyWord }) },
  record({ kind: constant('take away' as const) }),
  { weight: 4, arbitrary: record({ kind: constantFrom('approve' as const, 'reject' as const) }) },
  { weight: 3, arbitrary: record({ kind: constant('undo' as const) }) },
  record({ kind: constant('withdraw' as const) }),
  record({ kind: constantFrom('suspend' as const, 'restore' as const) }),
  record({ kind: constantFrom('pause' as const, 'unpause' as const) }),
  { weight: 2, arbitrary: record({ kind: constantFrom('delete' as const, 'take back' as const) }) },
  { weight: 2, arbitrary: record({ kind: constant('administer' as const), word: anyWord, field: nat(8) }) },
  record({ kind: constant('hand over' as const) }),
  record({ kind: constant('tier' as const), tier: constantFrom<Tier>(0, 2) }),
)
type Step = typeof anyStep extends Arbitrary<infer Value> ? Value : never

type Cookies = Record<string, string>

interface Listing {
  readonly portal: TestApp
  readonly admin: Cookies
  readonly id: number
  readonly photos: readonly string[]
  /** Its owner, and to whom it can be handed over. */
  owner: { cookies: Cookies; next: Cookies; nextEmail: string; ownEmail: string }
  /** The last decision, and what it approved. */
  decision: { id: number; added: readonly string[] } | null
  /** Everything that was public at the start or approved since, and not undone. */
  readonly approved: Set<string>
}

const api = (
  { portal, id }: Listing,
  method: 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { cookies, payload }: { cookies: Cookies; payload?: object },
) => portal.inject({ method, url: path.replace('ID', String(id)), cookies, ...(payload && { payload }) })

async function changePhotos(listing: Listing, change: (photos: readonly StoredPhoto[]) => StoredPhoto[]) {
  const { portal, owner, id } = listing
  // A deleted listing can't be edited.
  const form = (await readEditable(portal, owner.cookies, id)) as Partial<EditableBusiness>
  if (form.fields) await edit(portal, owner.cookies, id, { photos: change(form.fields.photos) })
}

type StoredPhoto = EditableBusiness['fields']['photos'][number]

async function decide(listing: Listing, status: 'approved' | 'rejected'): Promise<void> {
  const { portal, admin, id, approved } = listing
  if (!(await isWaiting(portal, id))) return
  const waiting = findMarks(JSON.stringify(getEditChanges(await findEdit(portal.store.read, id))))
  const payload = { status, note: 'Please say what you sell' }
  const response = await api(listing, 'PATCH', '/api/admin/edits/ID/status', { cookies: admin, payload })
  if (response.statusCode !== 200) return
  const added = status === 'approved' ? [...waiting].filter((one) => !approved.has(one)) : []
  for (const one of added) approved.add(one)
  listing.decision = { id: response.json<DecidedItem>().decision.id, added }
}

async function undo(listing: Listing): Promise<void> {
  const { admin, decision, approved } = listing
  if (!decision) return
  const path = `/api/admin/decisions/${decision.id}/undo`
  const response = await api(listing, 'POST', path, { cookies: admin, payload: {} })
  if (response.statusCode === 200 && response.json<UndoneDecision>().undone.length > 0)
    for (const one of decision.added) approved.delete(one)
  listing.decision = null
}

async function handOver(listing: Listing): Promise<void> {
  const { owner } = listing
  const path = '/api/businesses/ID/handover'
  await api(listing, 'POST', path, { cookies: owner.cookies, payload: { email: owner.nextEmail } })
  const mails = await readMails(listing.portal)
  const mail = mails.findLast(({ to_address }) => to_address === owner.nextEmail)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const accepted = { cookies: owner.next, payload: { token } }
  if ((await api(listing, 'POST', '/api/handovers/accept', accepted)).statusCode !== 200) return
  listing.owner = {
    cookies: owner.next,
    next: owner.cookies,
    ownEmail: owner.nextEmail,
    nextEmail: owner.ownEmail,
  }
}

async function suspend(listing: Listing, method: 'PUT' | 'POST', path: string): Promise<void> {
  const { portal, admin, id } = listing
  const { revision } = (await portal.get(`/api/admin/businesses/${id}`, admin)).json<AdminBusiness>()
  const payload = { revision, ...(method === 'PUT' && { reason: 'misleading' }) }
  await api(listing, method, path, { cookies: admin, payload })
}

async function take(listing: Listing, step: Step): Promise<void> {
  const { portal, admin, owner, id, photos } = listing
  const own = owner.cookies
  switch (step.kind) {
    case 'edit':
      await edit(portal, own, id, MARKED_FIELDS[step.field]?.(step.word) ?? {})
      return
    case 'photo': {
      const url = photos[step.shade % photos.length] ?? ''
      return changePhotos(listing, (stored) => [
        { url, caption: step.word },
        ...stored.filter((photo) => photo.url !== url).slice(0, 3),
      ])
    }
    case 'caption':
      return changePhotos(listing, ([first, ...others]) =>
        first ? [{ ...first, caption: step.word }, ...others] : [],
      )
    case 'take away':
      await edit(portal, own, id, { tags: [], website: '' })
      return changePhotos(listing, ([, ...others]) => others)
    case 'approve':
      return decide(listing, 'approved')
    case 'reject':
      return decide(listing, 'rejected')
    case 'undo':
      return undo(listing)
    case 'withdraw':
      await api(listing, 'DELETE', '/api/businesses/ID/edit', { cookies: own })
      return
    case 'suspend':
      return suspend(listing, 'PUT', '/api/admin/businesses/ID/suspension')
    case 'restore':
      return suspend(listing, 'POST', '/api/admin/businesses/ID/suspension/end')
    case 'pause':
    case 'unpause':
      await api(listing, 'PUT', '/api/businesses/ID/paused', {
        cookies: own,
        payload: { paused: step.kind === 'pause' },
      })
      return
    case 'delete':
      await api(listing, 'DELETE', '/api/businesses/ID', { cookies: own })
      return
    case 'take back':
      await api(listing, 'POST', '/api/businesses/ID/restore', { cookies: own, payload: {} })
      return
    case 'administer': {
      const response = await edit(portal, admin, id, MARKED_FIELDS[step.field]?.(step.word) ?? {})
      if (response.statusCode === 200) listing.approved.add(step.word)
      return
    }
    case 'hand over':
      return handOver(listing)
    case 'tier':
      await portal.store.write.transaction().execute((trx) => changeBusiness(trx, id, { tier: step.tier }))
  }
}

const isWaiting = async ({ store }: TestApp, id: number) =>
  (await findEdit(store.read, id))?.status === 'pending'

/** Everything that a signed-out visitor can read of the listing. */
async function readPublic({ portal, id }: Listing, waiting: ReadonlySet<string>): Promise<string> {
  const row = await findBusiness(portal.store.read, id)
  const addresses = [
    '/api/businesses',
    `/api/businesses/${id}`,
    `/api/businesses/${row?.slug ?? ''}`,
    '/api/search?q=auki',
    '/api/search/suggestions?q=auki',
    '/api/sitemap?kind=businesses',
    '/api/likely-duplicates?name=Auki%20Hardware&country=malaita',
    '/api/stats/provinces?country=sb',
    ...[...waiting].filter((one) => !one.startsWith('/')).map((one) => `/api/businesses?search=${one}`),
  ]
  const responses = await Promise.all(addresses.map(async (url) => (await portal.get(url)).body))
  return [...responses, row ? JSON.stringify(toExportedBusiness(row)) : ''].join('\n')
}

/** Compares after each step what the public reads with what the property has recorded as approved. */
async function expectOnlyApproved(listing: Listing, steps: readonly Step[]): Promise<void> {
  const { portal, id, approved } = listing
  for (const step of steps) {
    await take(listing, step)
    const waiting = findMarks(JSON.stringify(getEditChanges(await findEdit(portal.store.read, id))))
    const seen = findMarks(await readPublic(listing, waiting))
    expect([...seen].filter((one) => !approved.has(one))).toEqual([])
    for (const url of listing.photos) {
      if (approved.has(url.replace(/-\d+\.webp$/, ''))) continue
      expect((await portal.get(url)).statusCode).toBe(404)
    }
  }
}

async function newListing(): Promise<Listing> {
  const portal = await newApp({ config: { rateLimitScale: 1000 } })
  const [admin, own, next] = [
    await portal.signIn('admin'),
    await portal.signIn('owner'),
    await portal.signIn('other'),
  ]
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, subscriptionTier: 2 })
  const photos = await Promise.all(
    [10, 90, 170].map(async (shade) => addPhoto(portal, own, id, await createSmallPhoto([shade, 60, 120]))),
  )
  const owner = { cookies: own, next, ownEmail: 'owner@portal.test', nextEmail: 'other@portal.test' }
  return { portal, admin, id, photos, owner, decision: null, approved: new Set() }
}

test('no sequence of edits, decisions, their undoing, suspensions, deletions and handovers shows the public what was not approved', async () => {
  expect.hasAssertions()
  await assert(
    asyncProperty(
      array(anyStep, { minLength: 6, maxLength: 18 }),
      asRun(async (steps) => expectOnlyApproved(await newListing(), steps)),
    ),
    { numRuns: 14 },
  )
}, 120_000)

/** Fixed sequences that reach each rule. */
test.each<{ readonly name: string; readonly steps: readonly Step[] }>([
  {
    name: 'an approval that is taken back',
    steps: [{ kind: 'edit', word: 'zq100001x', field: 0 }, { kind: 'approve' }, { kind: 'undo' }],
  },
  {
    name: 'approved photos that are taken back',
    steps: [{ kind: 'photo', shade: 0, word: 'zq100002x' }, { kind: 'approve' }, { kind: 'undo' }],
  },
  {
    name: 'a rejection that is taken back',
    steps: [
      { kind: 'photo', shade: 1, word: 'zq100003x' },
      { kind: 'approve' },
      { kind: 'caption', word: 'zq100004x' },
      { kind: 'reject' },
      { kind: 'undo' },
    ],
  },
  {
    name: 'deletion, handover and suspension',
    steps: [
      { kind: 'edit', word: 'zq100005x', field: 1 },
      { kind: 'delete' },
      { kind: 'take back' },
      { kind: 'hand over' },
      { kind: 'edit', word: 'zq100006x', field: 7 },
      { kind: 'suspend' },
      { kind: 'restore' },
    ],
  },
  {
    name: 'an administrator’s edit beside a waiting one',
    steps: [
      { kind: 'edit', word: 'zq100007x', field: 2 },
      { kind: 'administer', word: 'zq100008x', field: 1 },
      { kind: 'pause' },
      { kind: 'unpause' },
      { kind: 'withdraw' },
    ],
  },
])('only what was approved is public: $name', async ({ steps }) => {
  expect.hasAssertions()
  await expectOnlyApproved(await newListing(), steps)
})
