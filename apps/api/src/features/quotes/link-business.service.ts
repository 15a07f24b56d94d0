import type { AppContext } from '#context.ts'
import { readOrderedBusiness } from '#features/businesses/ordered-business.service.ts'
import { createBusinessNotFoundProblem } from '#features/businesses/profile/profile.service.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { linkWebsiteOrder } from '#features/orders/websites/website-order.service.ts'
import { Problem } from '#shared/problem.ts'
import { findQuote, setQuoteBusiness } from './quotes.repository.ts'

interface LinkRequest {
  readonly adminId: number
  /** The id of the quote request. */
  readonly id: number
}

interface LinkedBusiness {
  readonly business: { readonly id: number; readonly name: string } | null
}

/** Links the listing that gets a plan with a website, or none. A repeat changes nothing. */
export function linkQuoteBusiness(
  context: AppContext,
  { adminId, id }: LinkRequest,
  businessId: number | null,
): Promise<LinkedBusiness> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const quote = await findQuote(trx, id)
    if (!quote) throw new Problem('not-found', 'Quote request not found')
    const business = businessId === null ? null : await readOrderedBusiness(trx, businessId, at)
    if (businessId !== null && !business) throw createBusinessNotFoundProblem()
    if (business && (business.isRemoved || business.status !== 'approved'))
      throw new Problem(
        'conflict',
        business.isRemoved ? 'This listing was deleted by its owner' : 'This listing is not approved yet',
      )
    const result = { business: business && { id: business.id, name: business.name } }
    if (quote.business_id === businessId) return result
    await linkWebsiteOrder(trx, context, id, businessId)
    await setQuoteBusiness(trx, id, businessId)
    await recordAction(trx, {
      at,
      actor_id: adminId,
      action: business ? 'linked' : 'unlinked',
      subject_kind: 'quote request',
      subject_id: id,
      note: business?.name ?? null,
      before: { listing: quote.business_id },
      after: { listing: businessId },
    })
    return result
  })
}
