import { NEVER } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { parseJson } from '#shared/json.ts'
import type { ExportedBusiness } from '#features/businesses/businesses.record.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { toBusinessTypes, toCodes } from '#features/businesses/filter-flags.ts'

export const toExportedBusiness = (row: BusinessRow): ExportedBusiness => ({
  name: row.name,
  slug: row.slug,
  country: row.country,
  province: row.province,
  address: row.address,
  category: row.category,
  description: row.description,
  status: row.status,
  subscriptionTier: row.tier,
  isFeatured: row.featured_choice_until !== null,
  featuredUntil: row.featured_choice_until && toInstantOrNull(row.featured_choice_until),
  isVerified: row.is_verified === 1,
  verificationMethod: row.verification_method,
  verifiedOn: row.verified_on,
  isSample: row.is_sample === 1,
  businessTypes: toBusinessTypes(row.type_bits),
  phone: row.phone,
  email: row.email,
  website: row.website,
  ownerName: row.owner_name,
  businessLicense: row.business_license,
  ...toPresentation(row),
  ...toDates(row),
})

const toInstantOrNull = (at: number): number | null => (at === NEVER ? null : at)

const toPresentation = (row: BusinessRow) => ({
  socialMedia: parseJson(row.social_media),
  hours: row.hours && parseJson(row.hours),
  temporarilyClosed: row.temporarily_closed === 1,
  temporarilyClosedUntil: row.temporarily_closed_until,
  latitude: row.latitude,
  longitude: row.longitude,
  directions: row.directions,
  tags: parseJson(row.tags),
  amenities: toCodes(AMENITIES, row.amenity_bits),
  payments: toCodes(PAYMENTS, row.payment_bits),
  delivery: toCodes(DELIVERIES, row.delivery_bits),
  logoUrl: row.logo_url,
  images: parseJson(row.images),
  videoUrl: row.video_url,
  rating: row.published_review_count === 0 ? null : row.rating_sum / row.published_review_count,
  reviewCount: row.published_review_count,
})

const toDates = (row: BusinessRow) => ({
  createdAt: row.created_at,
  submittedAt: row.submitted_at,
  termsVersion: row.terms_version,
  trialExpiresAt: row.trial_expires_at,
  planExpiresAt: row.plan_expires_at,
  publicUntil: toInstantOrNull(row.public_until),
  suspendedAt: row.suspended_at,
  suspensionReason: row.suspension_reason,
  suspensionNote: row.suspension_note,
  pausedAt: row.paused_at,
  rejection:
    row.rejected_at === null
      ? null
      : { reason: row.rejection_reason, note: row.rejection_note, at: row.rejected_at },
})
