import { useCallback, useEffect, useRef, useState } from 'react'
import { sendingKeyOf, type SendingKey } from '#shared/sending-key.ts'
import { typedBefore } from '#shared/steps/typed-before.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { BLANK, type QuoteField, type QuoteFormReturn } from './quote-form.ts'
import { quoteDraft } from './quote-draft.ts'

const TEXTS = ['businessName', 'country'] as const satisfies readonly QuoteField[]

/** What an earlier visit left on this device. */
const keptBefore = () => (typeof window === 'undefined' ? null : quoteDraft.read(Date.now()))

export interface KeptDraft {
  /** Whether this visit began with what was typed at an earlier one. */
  restored: boolean
  /** The key to send a content with, kept as well, so that another try after a reload has the same. */
  keyFor: (content: unknown) => string
  /** Nothing of it stays on the device, now that it is sent. */
  forget: () => void
  /** Forgets it and empties the form. */
  discard: () => void
}

/** Keeps the form on the device at every change, and fills it from there when the page opens. */
export function useQuoteDraft(form: QuoteFormReturn, formId: string): KeptDraft {
  const { reset, watch, getValues } = form
  const hydrated = useHydrated()
  const [typed] = useState(() => typedBefore(formId, TEXTS))
  const [kept, setKept] = useState(keptBefore)
  const sending = useRef<SendingKey | null>(kept?.sending ?? null)
  const keep = useCallback(
    () => quoteDraft.keep({ form: getValues(), sending: sending.current }, Date.now()),
    [getValues],
  )
  useEffect(() => {
    if (kept || Object.keys(typed).length > 0) reset({ ...BLANK, ...kept?.form, ...typed })
  }, [reset, kept, typed])
  useEffect(() => {
    const watching = watch((_values, { type }) => {
      if (type === 'change') keep()
    })
    return () => watching.unsubscribe()
  }, [watch, keep])
  const keyFor = (content: unknown) => {
    sending.current = sendingKeyOf(content, sending.current)
    keep()
    return sending.current.key
  }
  const forget = () => {
    quoteDraft.discard()
    sending.current = null
  }
  const discard = () => {
    forget()
    setKept(null)
    reset(BLANK)
  }
  // The server knows no draft: the page is taken over without one.
  return { restored: hydrated && kept !== null, keyFor, forget, discard }
}
