import type { NewQuoteRequest } from '@portal/domain/contract'
import { getFieldErrors, isApiError, type ApiError } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import type { Person } from '#shared/drafts/draft-store.ts'
import { useStorageAvailable } from '#shared/drafts/storage-available.ts'
import type { SendOutcome, SendSession } from '#shared/forms/engine/form-definition.ts'
import { useCreateQuoteRequestMutation } from '../quotes.api.ts'

const OFFLINE =
  'There is no connection to the portal, so your request has not been sent. Everything you typed is kept on this device: send it again once you are connected.'
const OFFLINE_WITHOUT_DRAFT =
  'There is no connection to the portal, so your request has not been sent. Everything you typed is still here: keep this page open, and send it again once you are connected.'
const UNCLEAR =
  'We couldn’t receive your request just now. Everything you typed is still here: try again in a moment.'

function describeError(error: ApiError | null, isStorageAvailable: boolean): string {
  if (error?.status === 0) return isStorageAvailable ? OFFLINE : OFFLINE_WITHOUT_DRAFT
  return describeFailure(error, UNCLEAR)
}

/** Sends a quote request, owned by the signed-in user. */
export function useSendQuote(person: Person | undefined) {
  const [create] = useCreateQuoteRequestMutation()
  const isStorageAvailable = useStorageAvailable()
  return async (quote: NewQuoteRequest, session: SendSession): Promise<SendOutcome> => {
    const { data, error } = await create({ quote, idempotencyKey: session.reserveKey(quote) })
    if (data) return { submitted: { reference: data.reference, email: quote.email, owner: person ?? null } }
    const known = isApiError(error) ? error : null
    return {
      error: { title: 'Not sent.', text: describeError(known, isStorageAvailable) },
      fields: getFieldErrors(error),
    }
  }
}
