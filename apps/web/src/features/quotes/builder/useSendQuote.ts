import type { createQuoteRequest } from '@portal/domain/contract'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { isApiError, type ApiError } from '#api/api-error.ts'
import type { Answer, Body } from '#api/call.ts'
import { useStorageAvailable } from '#shared/drafts/storage-available.ts'
import { useCreateQuoteRequestMutation } from '../quotes.api.ts'
import type { KeptDraft } from '#shared/drafts/useFormDraft.ts'

type Created = Answer<typeof createQuoteRequest, 201>

const OFFLINE =
  'There is no connection to the portal, so your request has not been sent. Everything you typed is kept on this device: send it again once you are connected.'
const OFFLINE_UNKEPT =
  'There is no connection to the portal, so your request has not been sent. Everything you typed is still here: keep this page open, and send it again once you are connected.'
const UNCLEAR =
  'The portal could not take your request just now. Everything you typed is still here: try again in a moment.'

/** What is told beside the button when a request did not get through. */
function sentenceOf(error: ApiError | null, keeps: boolean): string {
  if (error?.status === 0) return keeps ? OFFLINE : OFFLINE_UNKEPT
  return error?.sentence ?? UNCLEAR
}

export interface SendQuote {
  /** Resolves to the answer, or to why there is none; null where a first press is still on its way. */
  send: (quote: Body<typeof createQuoteRequest>) => Promise<{ created: Created } | { error: unknown } | null>
  isSending: boolean
  /** What happened to the last try, when it did not get through. */
  failure: string | null
}

/** Sends the request once however often the button is pressed, and says how it went. */
export function useSendQuote({ keyFor }: Pick<KeptDraft, 'keyFor'>): SendQuote {
  const [create, { isLoading }] = useCreateQuoteRequestMutation()
  const { show, dismiss } = useToast()
  const keeps = useStorageAvailable()
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef(false)
  /** The message that says that the last try failed. */
  const failed = useRef<number | null>(null)
  const send: SendQuote['send'] = async (quote) => {
    if (underWay.current) return null
    underWay.current = true
    setFailure(null)
    if (failed.current !== null) dismiss(failed.current)
    failed.current = null
    const { data, error } = await create({ quote, idempotencyKey: keyFor(quote) })
    // Once it is there, a late press sends nothing more.
    underWay.current = data !== undefined
    if (data) {
      show({
        title: 'Quote Request Submitted!',
        description: "We'll review your requirements and send you a custom quote within 24 hours.",
      })
      return { created: data }
    }
    setFailure(sentenceOf(isApiError(error) ? error : null, keeps))
    failed.current = show({
      title: 'Error',
      description: 'Failed to submit quote request. Please try again.',
      tone: 'destructive',
    })
    return { error }
  }
  return { send, isSending: isLoading, failure }
}
