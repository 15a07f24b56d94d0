import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { newDraftId, type Person } from '#shared/draft-shelf.ts'
import { keysOfDraft, sendingKeyOf } from '#shared/sending-key.ts'
import { typedBefore } from '#shared/steps/typed-before.ts'
import { usePersonChange } from '#shared/usePersonChange.ts'
import { useNow } from '#shared/visit.ts'
import { quoteShelf, type QuoteDraft } from './quote-draft.ts'
import { BLANK, type QuoteField, type QuoteForm, type QuoteFormReturn } from './quote-form.ts'

const TEXTS = ['businessName', 'country'] as const satisfies readonly QuoteField[]

export interface KeptDraft {
  /** Whether it is known what the form begins with. */
  isOpen: boolean
  /** How often the form has been filled anew. */
  beginnings: number
  /** Whether what is shown was typed at an earlier visit. */
  restored: boolean
  /** The key to send a content with, kept as well, so that another try after a reload has the same. */
  keyFor: (content: unknown) => string
  /** Nothing of it stays on the device, now that it is sent. */
  forget: () => void
  /** Forgets it and empties the form. */
  discard: () => void
  /** Brings back what was just discarded; null where nothing was, and once something is typed again. */
  undo: (() => void) | null
}

/** The draft at work: which it is, whose, and what of it was tried to be sent. */
type AtWork = Omit<QuoteDraft, 'savedAt' | 'form'>

const begun = (draft: QuoteDraft | null): AtWork => ({
  id: draft?.id ?? newDraftId(),
  owner: draft?.owner ?? null,
  sending: draft?.sending ?? null,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What differs from a form that nobody has touched. */
function editsOf(form: QuoteForm): Partial<QuoteForm> {
  const blank: Record<string, unknown> = BLANK
  return Object.fromEntries(Object.entries(form).filter(([name, value]) => !isSame(value, blank[name])))
}

interface Opened {
  draft: QuoteDraft | null
  beginnings: number
}

/**
 * Keeps the form on the device at every change, and fills it from there once it is known who is there: on a device
 * that several people share, each sees their own.
 */
export function useQuoteDraft(form: QuoteFormReturn, formId: string, person: Person | undefined): KeptDraft {
  const { reset, watch, getValues } = form
  const openedAt = useNow()
  const [typed] = useState(() => typedBefore(formId, TEXTS))
  const [opened, setOpened] = useState<Opened | null>(null)
  const [discarded, setDiscarded] = useState<QuoteDraft | null>(null)
  /** Null until it is known what the form begins with: nothing is written before. */
  const atWork = useRef<AtWork | null>(null)
  /** Whether it holds what somebody typed, and not only what the portal filled in. */
  const isTyped = useRef(false)
  const viewer = useRef(person)
  const open = (draft: QuoteDraft | null) =>
    setOpened((before) => ({ draft, beginnings: (before?.beginnings ?? 0) + 1 }))
  if (person !== undefined && opened === null) open(quoteShelf.newest(person, openedAt))

  /** Whether nothing would be lost now. */
  const keep = useCallback((): boolean => {
    const draft = atWork.current
    if (!draft) return true
    draft.owner ??= quoteShelf.find(draft.id, Date.now())?.owner ?? viewer.current ?? null
    return quoteShelf.keep({ ...draft, savedAt: Date.now(), form: getValues() }, Date.now())
  }, [getValues])

  useLayoutEffect(() => {
    if (person !== undefined) viewer.current = person
  }, [person])
  useEffect(() => {
    if (Object.keys(typed).length > 0) reset({ ...BLANK, ...typed })
  }, [reset, typed])
  useEffect(() => {
    if (!opened) return
    // What was typed while it was not known yet what to begin with.
    const edits = opened.beginnings === 1 ? editsOf(getValues()) : {}
    atWork.current = begun(opened.draft)
    isTyped.current = opened.draft !== null || Object.keys(edits).length > 0
    reset({ ...BLANK, ...opened.draft?.form, ...edits })
    if (Object.keys(edits).length > 0) keep()
  }, [opened, reset, getValues, keep])
  useEffect(() => {
    const watching = watch((_values, { type }) => {
      if (type !== 'change') return
      // Bringing back the old would wipe out what is typed now.
      setDiscarded(null)
      isTyped.current = true
      keep()
    })
    return () => watching.unsubscribe()
  }, [watch, keep])

  usePersonChange(person, (next) => {
    const owner = atWork.current?.owner ?? null
    const isTheirs = owner === null ? isTyped.current : owner === next
    // What could not be kept would be lost.
    if (!isTheirs && (owner === null || keep())) open(quoteShelf.newest(next, Date.now()))
  })

  const keyFor = (content: unknown) => {
    const draft = atWork.current ?? begun(null)
    const sending = sendingKeyOf(content, draft.sending, keysOfDraft(draft.id))
    atWork.current = { ...draft, sending }
    keep()
    return sending.key
  }
  const forget = () => {
    if (atWork.current) quoteShelf.discard(atWork.current.id, Date.now())
    atWork.current = null
  }
  const discard = () => {
    if (!atWork.current) return
    setDiscarded({ ...atWork.current, savedAt: 0, form: getValues() })
    forget()
    open(null)
  }
  const undo = (draft: QuoteDraft) => {
    setDiscarded(null)
    quoteShelf.keep({ ...draft, savedAt: Date.now() }, Date.now())
    open(draft)
  }
  return {
    isOpen: opened !== null,
    beginnings: opened?.beginnings ?? 0,
    restored: opened?.draft !== null && opened !== null,
    keyFor,
    forget,
    discard,
    undo: discarded && (() => undo(discarded)),
  }
}
