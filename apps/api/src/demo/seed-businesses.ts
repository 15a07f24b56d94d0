import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { addCounts } from '#features/engagement/engagement.repository.ts'
import { insertMessage, insertReply } from '#features/messages/messages.repository.ts'
import { insertReviews } from '#features/reviews/publication.service.ts'
import { insertPhotos } from '#media/photos.repository.ts'
import type { DemoBusiness } from './businesses/demo-businesses.ts'
import { createDemoEngagement } from './businesses/engagement.ts'
import { countMessages, createDemoMessages } from './businesses/messages.ts'
import { createDemoReviews } from './businesses/reviews.ts'
import type { DemoData } from './data/demo-data.ts'
import type { StoredGallery } from './stored-pictures.ts'

type Trx = Transaction<Database>

export interface NewBusinesses {
  readonly businesses: readonly DemoBusiness[]
  /** In the order of the businesses; empty without a picture store. */
  readonly galleries: readonly StoredGallery[]
  readonly ids: ReadonlyMap<string, number>
  readonly now: number
}

type Stored = DemoBusiness & { readonly id: number }

/** Stores the businesses with their photos, reviews, messages and engagement. */
export async function addBusinesses(trx: Trx, data: DemoData, added: NewBusinesses): Promise<void> {
  const { businesses, galleries, ids, now } = added
  const records = businesses.map(({ record, owner }, position) => ({
    ...record,
    ...galleries[position]?.record,
    ownerId: ids.get(owner.email) ?? null,
  }))
  const rows = await insertBusinesses(trx, records)
  const stored = businesses.flatMap((business, position): Stored[] => {
    const { id } = rows[position] ?? {}
    return id === undefined ? [] : [{ ...business, id }]
  })
  const photos = stored.flatMap(({ id, record: { createdAt } }, position) =>
    (galleries[position]?.rows ?? []).map((row) => ({ ...row, business_id: id, created_at: createdAt })),
  )
  await insertPhotos(trx, photos)
  await addReviews(trx, data, { stored, ids, now })
  await addMessages(trx, data, { stored, ids, now })
  const messages = createDemoMessages(data, now)
  const counts = stored.flatMap((business) =>
    [...createDemoEngagement(business, now), ...countMessages(business, messages)].map((counted) => ({
      business_id: business.id,
      ...counted,
    })),
  )
  await addCounts(trx, counts)
}

type StoredBusinesses = Pick<NewBusinesses, 'ids' | 'now'> & { readonly stored: readonly Stored[] }

async function addReviews(trx: Trx, data: DemoData, { stored, ids, now }: StoredBusinesses): Promise<void> {
  const reviews = stored.flatMap((business) =>
    createDemoReviews(data, business, now).map(({ reviewer, ...review }) => {
      const { email, firstName, lastName } = reviewer
      return { ...review, businessId: business.id, userId: ids.get(email) ?? null, firstName, lastName }
    }),
  )
  await insertReviews(trx, reviews)
}

async function addMessages(trx: Trx, data: DemoData, { stored, ids, now }: StoredBusinesses): Promise<void> {
  for (const { business: name, reply, createdAt, ...message } of createDemoMessages(data, now)) {
    const business = stored.find(({ profile }) => profile.name === name)
    if (!business) continue
    const messageId = await insertMessage(trx, {
      ...message,
      business_id: business.id,
      phone: null,
      status: reply ? 'answered' : 'open',
      created_at: createdAt,
      answered_at: reply?.at ?? null,
    })
    const authorId = ids.get(business.owner.email) ?? null
    if (reply) await insertReply(trx, { message_id: messageId, author_id: authorId, ...reply })
  }
}
