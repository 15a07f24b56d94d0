import type { OrderSummary } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'

/** What was ordered and for which listing: `Enhanced for Auki Ice`. */
export const formatOrderSubject = ({ plan, isWebsite, businessName }: OrderSummary): string =>
  `${isWebsite ? 'Website' : getPlan(plan).name} for ${businessName}`
