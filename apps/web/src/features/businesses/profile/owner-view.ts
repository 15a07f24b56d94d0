import type { Business, OwnBusiness } from '@portal/domain/contract'

/** Whether a business came with what only its owner and administrators may read. */
export const isOwnerView = (business: Business | OwnBusiness): business is OwnBusiness =>
  'publicUntil' in business
