import { DAY } from '@portal/domain/shared'
import type { Store } from '#db/engine/store.ts'
import '#jobs/job-leases.table.ts'
import { addListings } from './listings.ts'

/** Trials on their 86th day get only the mail of day 83: that of day 76 is outdated. */
export const REMINDERS_DUE = 1

/** Adds owners with a listing each, all on the same day of their trial. */
export async function addTrials(store: Store, count: number): Promise<void> {
  const now = Date.now()
  const people = Array.from({ length: count }, (_, i) => ({
    email: `owner-${i}@portal.test`,
    first_name: 'Owner',
    last_name: String(i),
    is_admin: 0 as const,
    password_hash: null,
    profile_image_url: null,
    email_confirmed_at: now,
    created_at: now,
  }))
  const owners = await store.write.insertInto('users').values(people).returning('id').execute()
  const end = now + 5 * DAY
  await addListings(
    store,
    ...owners.map(({ id }, i) => ({
      name: `Shop number ${i}`,
      ownerId: id,
      status: 'approved' as const,
      createdAt: now - 90 * DAY,
      trialExpiresAt: end,
      publicUntil: end,
    })),
  )
}

/** Lets the leases of a killed process expire. */
export async function endLeases({ write }: Store): Promise<void> {
  await write.updateTable('job_leases').set({ lease_until: 0 }).execute()
  await write.updateTable('outbox').set({ lease_until: 0 }).where('lease_until', 'is not', null).execute()
}
