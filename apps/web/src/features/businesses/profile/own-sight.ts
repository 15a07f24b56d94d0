import type { Business, OwnBusiness } from '@portal/domain/contract'

/** Whether a business came with what only its owner and administrators may read. */
export const isOwnSight = (business: Business | OwnBusiness): business is OwnBusiness =>
  'publicUntil' in business
