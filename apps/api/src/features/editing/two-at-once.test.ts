import type { Business, EditableBusiness, EditConflict } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { edit, readEditable } from '#test/edits.ts'
import { addListings } from '#test/listings.ts'
import { newModeration } from '#test/moderation.ts'

type Fields = Parameters<typeof edit>[3]

/** A listing called Auki Hardware, and everybody who may change it at the same moment. */
async function newListing() {
  const moderation = await newModeration()
  const { portal, admin, clock, decide } = moderation
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner })
  const owner = await portal.signIn('owner')
  const key = { kind: 'edits', id } as const
  return {
    ...moderation,
    owner,
    id,
    seen: async () => (await portal.get(`/api/businesses/${id}`)).json<Business>(),
    /** Stores a waiting edit, a second later than the present one; returns the version that everybody then reads. */
    waits: async (fields: Fields) => {
      await edit(portal, owner, id, fields)
      const read = await readEditable(portal, owner, id)
      clock.now += 1000
      return { version: read.version, submittedAt: read.waiting?.submittedAt }
    },
    decide: (payload: object) => decide(key, payload),
    withdraw: (version?: number) =>
      portal.inject({
        method: 'DELETE',
        url: `/api/businesses/${id}/edit${version === undefined ? '' : `?version=${version}`}`,
        cookies: owner,
      }),
    admin,
  }
}

const codes = (responses: readonly { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)

type Pair = readonly [string, 'owner' | 'admin', Fields, 'owner' | 'admin', Fields]

const PAIRS: readonly Pair[] = [
  ['two tabs of the owner', 'owner', { name: 'Auki Timber' }, 'owner', { name: 'Auki Iron' }],
  ['two tabs, with different fields', 'owner', { phone: '7412345' }, 'owner', { tags: ['Iron'] }],
  ['the owner and an administrator', 'owner', { phone: '7412345' }, 'admin', { phone: '7454321' }],
  [
    'the owner, whose edit waits, and an administrator',
    'owner',
    { name: 'A1 Timber' },
    'admin',
    { name: 'A1' },
  ],
  ['two administrators', 'admin', { name: 'Auki Timber' }, 'admin', { name: 'Auki Iron' }],
]

test.each(PAIRS)(
  '%s: the later save is refused with what changed, and stores nothing',
  async (_, one, first, two, second) => {
    const listing = await newListing()
    const { portal, id } = listing
    const { version } = await readEditable(portal, listing.owner, id)
    const responses = await Promise.all([
      edit(portal, listing[one], id, { version, ...first }),
      edit(portal, listing[two], id, { version, ...second }),
    ])
    expect(codes(responses)).toEqual([200, 409])
    const late = responses.findIndex(({ statusCode }) => statusCode === 409)
    const { changes, present } = (responses[late] ?? responses[0]).json<EditConflict>()
    expect(changes?.map(({ field }) => field)).toEqual(Object.keys(late === 0 ? second : first))
    expect(present?.version).toBe(version + 1)
  },
)

test('the owner edits while an administrator decides: an unread edit is not approved', async () => {
  const { portal, owner, id, waits, decide, seen } = await newListing()
  const { version, submittedAt } = await waits({ name: 'Auki Timber' })
  const [edited, decided] = await Promise.all([
    edit(portal, owner, id, { version, name: 'Auki Iron' }),
    decide({ status: 'approved', submittedAt }),
  ])
  expect(codes([edited, decided])).toEqual([200, 409])
  expect((await seen()).name).toBe(decided.statusCode === 200 ? 'Auki Timber' : 'Auki Hardware')
})

test('the owner edits after an unread rejection: the edit is submitted again, not lost', async () => {
  const { portal, owner, id, waits, decide } = await newListing()
  const { version, submittedAt } = await waits({ name: 'Auki Timber' })
  await decide({ status: 'rejected', reason: 'incomplete', submittedAt })
  const response = await edit(portal, owner, id, { version, name: 'Auki Iron' })
  expect(response.json<EditableBusiness>().waiting).toMatchObject({ status: 'pending', reason: null })
})

test('an administrator edits a field of the owner’s waiting edit: the edit stays, and the owner learns of it', async () => {
  const { portal, owner, admin, id, waits, seen } = await newListing()
  const { version } = await waits({ name: 'Auki Timber' })
  expect((await edit(portal, admin, id, { name: 'Auki Hardware Ltd' })).statusCode).toBe(200)
  expect((await seen()).name).toBe('Auki Hardware Ltd')
  const late = await edit(portal, owner, id, { version, name: 'Auki Iron' })
  expect(late.statusCode).toBe(409)
  expect((await readEditable(portal, owner, id)).waiting?.changes).toEqual([
    { field: 'name', before: 'Auki Hardware Ltd', after: 'Auki Timber' },
  ])
})

test('two administrators decide: the first succeeds, the other is refused', async () => {
  const { waits, decide, seen } = await newListing()
  const { submittedAt } = await waits({ name: 'Auki Timber' })
  const responses = await Promise.all([
    decide({ status: 'approved', submittedAt }),
    decide({ status: 'rejected', reason: 'incomplete', submittedAt }),
  ])
  expect(codes(responses)).toEqual([200, 409])
  const approved = responses[0].statusCode === 200
  expect((await seen()).name).toBe(approved ? 'Auki Timber' : 'Auki Hardware')
})

test('a tab that has not read a change of the edit can’t withdraw it', async () => {
  const { portal, owner, id, waits, withdraw } = await newListing()
  const { version } = await waits({ name: 'Auki Timber' })
  await edit(portal, owner, id, { version, tags: ['Iron'] })
  const late = await withdraw(version)
  expect(late.statusCode).toBe(409)
  const { message, present } = late.json<EditConflict>()
  expect(message).toBe('These changes have been edited since. Please check them again')
  expect(present?.waiting?.changes.map(({ field }) => field)).toEqual(['name', 'tags'])
  const settled = await withdraw(present?.version)
  expect(settled.json<EditableBusiness>().waiting).toBeNull()
  // Its response was lost.
  expect((await withdraw(present?.version)).statusCode).toBe(200)
})

test('the owner withdraws while an administrator approves: exactly one takes effect', async () => {
  const { waits, withdraw, decide, seen } = await newListing()
  const { version, submittedAt } = await waits({ name: 'Auki Timber' })
  const [withdrawn, decided] = await Promise.all([
    withdraw(version),
    decide({ status: 'approved', submittedAt }),
  ])
  expect(withdrawn.json<EditableBusiness>().waiting).toBeNull()
  const approved = decided.statusCode === 200
  expect([200, 404, 409]).toContain(decided.statusCode)
  expect((await seen()).name).toBe(approved ? 'Auki Timber' : 'Auki Hardware')
})
