import { parseContactPhone } from '@portal/domain/business'
import type { BusinessMessageReceipt, NewBusinessMessage } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { findAddressee } from '#features/users/users.service.ts'
import type { Addressee, OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { Site } from '#mail/rendering/email.ts'
import { renderBusinessMessageForOwner, renderBusinessMessageSent } from '#mail/templates/business-message.ts'
import { acceptSubmission } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import type { ProfileRow } from '#features/businesses/businesses.table.ts'
import type { EngagementCounter } from '#features/engagement/engagement.service.ts'
import { requirePublic, type FindProfile } from '#features/businesses/profile/profile.service.ts'
import { insertMessage, isMessageReference } from './messages.repository.ts'

/** Finds the message’s business, and counts its messages. */
export interface MessageParts {
  readonly findProfile: FindProfile
  readonly engagement: Pick<EngagementCounter, 'count'>
}

interface Delivery {
  readonly business: ProfileRow
  /** The owner's account, or the business's own address without an owner. */
  readonly to: Addressee
  readonly input: NewBusinessMessage
  readonly phone: string | null
  readonly reference: string
}

/**
 * Accepts a message to a public business: stores it in the owner's inbox and emails it to them, with a receipt to a sender
 * with an address.
 */
export async function sendBusinessMessage(
  context: AppContext,
  { findProfile, engagement }: MessageParts,
  idOrSlug: string,
  submission: PublicSubmission<NewBusinessMessage>,
): Promise<BusinessMessageReceipt> {
  const { input } = submission
  const business = await requirePublic(findProfile, idOrSlug, context.now())
  const phone = parseContactPhone(business.country, input.phone ?? '')
  if (!phone.ok) throw createFieldProblem('phone', phone.message)
  return acceptSubmission(context, submission, {
    call: 'POST /api/businesses/messages',
    fingerprint: { ...input, business: business.id },
    async store({ trx, now, newReference }) {
      const to = await requireRecipient(business, (id) => findAddressee(trx, id))
      const reference = await newReference(isMessageReference)
      const { kind, name, email, message } = input
      await insertMessage(trx, {
        business_id: business.id,
        kind: kind ?? 'message',
        reference,
        name,
        email: email || null,
        phone: phone.value,
        message,
        created_at: now,
        answered_at: null,
      })
      engagement.count(business, 'message')
      return { business, to, input, phone: phone.value, reference }
    },
    emails: (delivery) => createEmails(context.config, delivery),
    response: ({ reference }) => ({ reference }),
  })
}

/** The recipient of a business's messages; throws if there is none. */
async function requireRecipient(
  { owner_id, name, email }: ProfileRow,
  findOwner: (id: number) => Promise<Addressee | null>,
): Promise<Addressee> {
  const owner = owner_id === null ? null : await findOwner(owner_id)
  if (owner) return owner
  if (email !== null) return { name, address: email }
  throw new Problem('conflict', 'This business doesn’t take messages here. Please call or visit')
}

/** An email to the owner, and to a sender with an address, to which they may reply, a receipt without the message. */
function createEmails(site: Site, { business, to, input, phone, reference }: Delivery): OutgoingMail[] {
  const { name, message } = input
  const email = input.email || null
  const kind = input.kind ?? 'message'
  const about = { kind, name, email, phone, message, reference, businessName: business.name }
  const forOwner = {
    to,
    email: renderBusinessMessageForOwner(site, {
      ...about,
      ownerName: to.name,
      hasInbox: business.owner_id !== null,
    }),
  }
  if (email === null) return [forOwner]
  const receipt = { to: { name, address: email }, email: renderBusinessMessageSent(site, about) }
  return [{ ...forOwner, headers: { 'Reply-To': email } }, receipt]
}
