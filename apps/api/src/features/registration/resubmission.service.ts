import { parsePhotoUrl } from '@portal/domain/business'
import type { CreatedBusiness } from '@portal/domain/contract'
import { getStatusLabel } from '@portal/domain/moderation'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { replacePhotos } from '#media/photos.repository.ts'
import { toJson } from '#shared/json.ts'
import { Problem } from '#shared/problem.ts'
import { generateReference } from '#shared/reference.ts'
import { findBusiness, isReferenceTaken } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { changeBusiness, chooseSlug, type BusinessChanges } from '#features/businesses/change-business.ts'
import {
  isVerificationLost,
  createVerificationLostAction,
  NOT_VERIFIED,
} from '#features/businesses/lost-verification.service.ts'
import { toTypeBits } from '#features/businesses/filter-flags.ts'
import { storeRejectedVersion } from './rejected-versions.service.ts'
import { findPictures, type Pictures } from './pictures.ts'
import { parseRegistration, type RegistrationDetails } from './parse-registration.ts'
import { sendReceipt, type RegistrationRequest, type SubmitRegistration } from './registration.service.ts'

/** Resubmits a rejected business with corrections: it is pending again, under the same reference. */
export async function resubmitBusiness(
  context: AppContext,
  submit: SubmitRegistration,
  id: number,
  registration: RegistrationRequest,
): Promise<CreatedBusiness> {
  const { userId, input } = registration
  const details = parseRegistration(input)
  return submit(registration, {
    call: `PUT /api/businesses/${id}/registration`,
    async findKnownPictures() {
      const { store } = context
      return findPictures(store.read, await requireRejected(store.read, id, userId))
    },
    async store(trx, pictures) {
      const row = await requireRejected(trx, id, userId)
      const isTaken = (candidate: string) => isReferenceTaken(trx, candidate)
      const reference = row.reference ?? (await generateReference(context.randomBytes, isTaken))
      const slug = details.name === row.name ? row.slug : await chooseSlug(trx, row, details.name)
      await storeRejectedVersion(trx, row)
      const losesVerification = isVerificationAffected(row, details)
      if (losesVerification)
        await recordAction(trx, { at: context.now(), actor_id: userId, ...createVerificationLostAction(row) })
      await changeBusiness(trx, id, {
        ...toChanges(details, row),
        ...(losesVerification && NOT_VERIFIED),
        ...toPictureColumns(pictures),
        slug,
        reference,
        status: 'pending',
        submitted_at: context.now(),
        terms_version: input.termsVersion ?? row.terms_version,
        rejection_reason: null,
        rejection_note: null,
        rejected_at: null,
      })
      await replacePhotos(trx, id, pictures.rows, parsePhotoUrl(row.logo_url ?? '')?.name)
      await sendReceipt(context, trx, userId, { details, reference, resubmitted: true })
      return { id, slug, status: 'pending', reference }
    },
  })
}

async function requireRejected(db: Kysely<Database>, id: number, userId: number): Promise<BusinessRow> {
  const row = await findBusiness(db, id)
  if (!row || row.owner_id !== userId || row.removed_at !== null) {
    throw new Problem('not-found', 'Business not found')
  }
  if (row.status === 'rejected') return row
  throw new Problem(
    'conflict',
    `You can only resubmit a rejected listing. This one is ${getStatusLabel(row.status)}`,
  )
}

/** Whether a resubmission changes what the Verified mark vouched for. */
const isVerificationAffected = (
  row: BusinessRow,
  { name, country, province, address, businessLicense }: RegistrationDetails,
) =>
  isVerificationLost(row, { name, country: province ?? country, address }) ||
  (row.is_verified === 1 && row.business_license !== businessLicense)

/** Keeps what the form doesn't ask for, except coordinates after a change of place. */
function toChanges(details: RegistrationDetails, row: BusinessRow): BusinessChanges {
  const hasMoved = details.country !== row.country || details.province !== row.province
  return {
    name: details.name,
    description: details.description,
    category: details.category,
    country: details.country,
    province: details.province,
    address: details.address,
    email: details.email,
    phone: details.phone,
    owner_name: details.ownerName,
    business_license: details.businessLicense,
    website: details.website ?? row.website,
    type_bits: details.businessTypes.length > 0 ? toTypeBits(details.businessTypes) : row.type_bits,
    ...(hasMoved && { latitude: null, longitude: null, directions: null }),
  }
}

const toPictureColumns = ({ images, photos }: Pictures): BusinessChanges => ({
  images: toJson(images),
  photos: toJson(photos),
})
