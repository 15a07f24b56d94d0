import type { OrderSummary } from '@portal/domain/contract'
import { planOf } from '@portal/domain/plan'

/** What was ordered and for which listing: `Enhanced for Auki Ice`. */
export const orderedThing = ({ plan, isWebsite, businessName }: OrderSummary): string =>
  `${isWebsite ? 'Website' : planOf(plan).name} for ${businessName}`
