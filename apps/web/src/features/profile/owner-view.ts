import type { Business, OwnBusiness } from '@portal/domain/contract'

/** Whether a business has the fields for its owner and administrators only. */
export const isOwnerView = (business: Business | OwnBusiness): business is OwnBusiness =>
  'publicUntil' in business
