import type { CreatedBusiness, NewBusiness } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { replacePhotos } from '#media/photos.repository.ts'
import { generateReference } from '#shared/reference.ts'
import { isReferenceTaken } from '#features/businesses/businesses.repository.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { parseRegistration, type RegistrationDetails } from './parse-registration.ts'
import { getReviewDueDate } from '@portal/domain/moderation'
import { getTimeZone } from '@portal/domain/place'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findStoredResponse, withIdempotencyKey } from '#db/idempotency.ts'
import { findAddressee } from '#features/users/users.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderListingReceived } from '#mail/templates/listing-received.ts'
import { deleteUnusedPhotos } from '#media/photos.service.ts'
import { decodeSentImages, type SentImage } from '#media/decode-sent-images.ts'
import { requireWithinQuota } from '#media/storage-quota.service.ts'
import { KeyedMutex } from '#shared/keyed-mutex.ts'
import { storePictures, type Picture, type Pictures } from './pictures.ts'

/** A business that its owner submits for review. */
export interface RegistrationRequest {
  readonly userId: number
  /** Its `images` are cleared once they are decoded. */
  readonly input: NewBusiness
  /** The Idempotency-Key; null without one. */
  readonly key: string | null
  /** Stores the business unless its owner has reached a limit; a repeat stores nothing. */
  readonly withLimit: <Result>(store: () => Promise<Result>) => Promise<Result>
}

interface RegistrationSteps {
  /** Method and path. */
  readonly call: string
  /** The pictures that the business already has; throws if the user may not submit it. */
  readonly findKnownPictures: () => Promise<readonly Picture[]>
  readonly store: (trx: Transaction<Database>, pictures: Pictures) => Promise<CreatedBusiness>
}

export type SubmitRegistration = (
  registration: RegistrationRequest,
  steps: RegistrationSteps,
) => Promise<CreatedBusiness>

/** Registers a business for review. A repeat with the same idempotency key gets the first response. */
export async function registerBusiness(
  context: AppContext,
  submit: SubmitRegistration,
  registration: RegistrationRequest,
): Promise<CreatedBusiness> {
  const { userId, input } = registration
  const details = parseRegistration(input)
  return submit(registration, {
    call: 'POST /api/businesses',
    findKnownPictures: async () => [],
    async store(trx, { images, photos, rows }) {
      const reference = await generateReference(context.randomBytes, (candidate) =>
        isReferenceTaken(trx, candidate),
      )
      const record = {
        ...details,
        images,
        photos,
        ownerId: userId,
        reference,
        termsVersion: input.termsVersion ?? null,
        status: 'pending',
        createdAt: context.now(),
      } as const
      const [stored] = await insertBusinesses(trx, [record])
      if (!stored) throw new Error('A listing was stored without an id')
      await replacePhotos(trx, stored.id, rows)
      await sendReceipt(context, trx, userId, { details, reference, resubmitted: false })
      return { ...stored, status: 'pending', reference }
    },
  })
}

/**
 * Accepts registrations: stores the photos first, then the business in one transaction. A repeat with the same
 * idempotency key decodes and stores nothing and gets the first response; concurrent ones wait for each other.
 */
export function createSubmitRegistration(context: AppContext): SubmitRegistration {
  const { store, now } = context
  const mutex = new KeyedMutex()
  return ({ userId, input, key, withLimit }, { call, findKnownPictures, store: write }) => {
    const sent = decodeSentImages(input.images)
    const body = { ...input, images: sent.map(getFingerprint) }
    const request = { userId, key, call, body, now: now() }
    const submit = async (): Promise<CreatedBusiness> => {
      const repeated = await findStoredResponse(store.read, request)
      if (repeated) return repeated.response as CreatedBusiness
      return withLimit(async () => {
        const { pictures, stored } = await storePictures(context, userId, sent, await findKnownPictures())
        try {
          return await store.write.transaction().execute((trx) =>
            withIdempotencyKey(trx, request, async () => {
              const created = await write(trx, pictures)
              if (stored.length > 0) await requireWithinQuota(trx, userId)
              return created
            }),
          )
        } finally {
          // After a failed transaction, or a repeat that another process stored.
          await deleteUnusedPhotos(context, stored)
        }
      })
    }
    return key === null ? submit() : mutex.runExclusive(`${userId} ${key}`, submit)
  }
}

const getFingerprint = (image: SentImage): string => ('bytes' in image ? image.sha256 : image.url)

interface Receipt {
  readonly details: Pick<RegistrationDetails, 'name' | 'ownerName' | 'country' | 'address'>
  readonly reference: string
  readonly resubmitted: boolean
}

/** Sends a receipt to the owner's account, in the transaction that stores the business. */
export async function sendReceipt(
  context: AppContext,
  trx: Transaction<Database>,
  userId: number,
  { details, reference, resubmitted }: Receipt,
): Promise<void> {
  const to = await findAddressee(trx, userId)
  if (!to) return
  const timeZone = getTimeZone(details)
  const email = renderListingReceived(context.config, {
    ownerName: details.ownerName ?? to.name,
    businessName: details.name,
    reference,
    due: getReviewDueDate(context.now(), timeZone),
    timeZone,
    resubmitted,
  })
  await enqueueMail(trx, context, { to, email })
}
