import type { QuoteRequest } from '@portal/domain/contract'
import type { QuoteStatus } from '@portal/domain/quote'
import { getQuoteStatusLabel } from '@portal/domain/quote'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { getFieldErrors } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import type { OfferInput } from './offer-input.ts'
import { useAddQuoteNoteMutation, useSetQuoteStatusMutation } from '../quotes.api.ts'

const UNCLEAR = 'That did not work. Your text is still here: try again in a moment.'

/** A new status with a note, which may be empty, and with a quote where the status is `quoted`. */
type Decision = { status: QuoteStatus; note: string } & Partial<OfferInput>

export interface QuoteWork {
  /** Resolves to whether it succeeded. */
  move: (quote: QuoteRequest, decision: Decision) => Promise<boolean>
  /** Resolves to whether it was stored. */
  write: (quote: QuoteRequest, text: string) => Promise<boolean>
  isMoving: boolean
  isWriting: boolean
  /** The last error: which request, and why, in the API's words. */
  refusal: { id: number; text: string; fields: Readonly<Record<string, string>> } | null
  /** The last updated request: it may have left the current list. */
  latest: QuoteRequest | undefined
}

/** An administrator's actions on requests, each sent once even if a button is pressed twice. */
export function useQuoteWork(): QuoteWork {
  const [setStatus, { isLoading: isMoving }] = useSetQuoteStatusMutation()
  const [addNote, { isLoading: isWriting }] = useAddQuoteNoteMutation()
  const { announce } = useToast()
  const [refusal, setRefusal] = useState<QuoteWork['refusal']>(null)
  const [latest, setLatest] = useState<QuoteRequest>()
  const isRunning = useRef(false)
  // A second press may refer to the request before the first response.
  const moved = useRef(new WeakSet<QuoteRequest>())
  const annotated = useRef(new WeakSet<QuoteRequest>())
  const key = useRef<IdempotencyKey | null>(null)

  const showOutcome = (
    quote: QuoteRequest,
    { data, error }: { data?: QuoteRequest | undefined; error?: unknown },
    done: string,
  ) => {
    isRunning.current = false
    if (data) {
      setLatest(data)
      setRefusal(null)
      announce(done)
      return true
    }
    setRefusal({ id: quote.id, text: describeFailure(error, UNCLEAR), fields: getFieldErrors(error) })
    return false
  }

  return {
    isMoving,
    isWriting,
    refusal,
    latest,
    move: async (quote, { status, note, ...offer }) => {
      if (isRunning.current || moved.current.has(quote)) return false
      isRunning.current = true
      const result = await setStatus({ id: quote.id, status, ...(note !== '' && { note }), ...offer })
      if (result.data) moved.current.add(quote)
      return showOutcome(quote, result, `Moved to ${getQuoteStatusLabel(status)}`)
    },
    write: async (quote, text) => {
      if (isRunning.current || annotated.current.has(quote)) return false
      isRunning.current = true
      key.current = reuseOrCreateKey({ id: quote.id, text }, key.current)
      const result = await addNote({ id: quote.id, text, idempotencyKey: key.current.key })
      if (result.data) {
        key.current = null
        annotated.current.add(quote)
      }
      return showOutcome(quote, result, 'Note saved')
    },
  }
}
