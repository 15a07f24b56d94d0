import type { CreatedBusiness } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { replacePhotos } from '#media/photos.repository.ts'
import { generateReference } from '#shared/reference.ts'
import { isReferenceTaken } from '#features/businesses/businesses.repository.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { parseRegistration } from './parse-registration.ts'
import { sendReceipt, type Submission, type Submit } from './submission.service.ts'

/** Registers a business for review. A repeat with the same idempotency key gets the first response. */
export async function registerBusiness(
  context: AppContext,
  submit: Submit,
  submission: Submission,
): Promise<CreatedBusiness> {
  const { userId, input } = submission
  const details = parseRegistration(input)
  return submit(submission, {
    call: 'POST /api/businesses',
    before: async () => [],
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
