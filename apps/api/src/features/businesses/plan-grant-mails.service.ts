import { getBusinessPath } from '@portal/domain/business'
import { getTimeZone } from '@portal/domain/place'
import { getPlan, type PaidTier } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { renderPlanGranted } from '#mail/templates/plan-granted.ts'
import { findBusiness } from './businesses.repository.ts'
import type { BusinessRow } from './businesses.table.ts'

interface GrantedPlan {
  readonly tier: PaidTier
  readonly startsAt: number
  readonly endsAt: number
}

/** The mail to the owner of a listing about a plan granted by somebody else; null without an owner. */
export async function createPlanGrantMail(
  db: Kysely<Database>,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  row: BusinessRow,
  { tier, startsAt, endsAt }: GrantedPlan,
): Promise<OutgoingMail | null> {
  const to = row.owner_id === null ? null : await findAddressee(db, row.owner_id)
  if (!to) return null
  const email = renderPlanGranted(config, {
    name: to.name,
    businessName: row.name,
    path: getBusinessPath(row),
    plan: getPlan(tier).name,
    startsAt: startsAt > now() ? new Date(startsAt) : null,
    lastDay: new Date(endsAt - 1),
    timeZone: getTimeZone(row),
  })
  return { to, email }
}

interface Buyer {
  readonly userId: number | null
  readonly email: string
}

/** The mail to the owner of a listing about a plan that somebody else ordered; null if the buyer owns it. */
export async function createPlanOrderMail(
  db: Kysely<Database>,
  context: Pick<AppContext, 'config' | 'now'>,
  businessId: number,
  buyer: Buyer,
  plan: GrantedPlan,
): Promise<OutgoingMail | null> {
  const row = await findBusiness(db, businessId)
  if (!row || (row.owner_id !== null && row.owner_id === buyer.userId)) return null
  const mail = await createPlanGrantMail(db, context, row, plan)
  return mail?.to.address === buyer.email ? null : mail
}
