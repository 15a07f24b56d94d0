import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { newDraftId, type DraftStore, type Person } from './draft-store.ts'
import { idempotencyKeysOfDraft, toIdempotencyKey } from './idempotency-key.ts'
import { usePersonChange } from './usePersonChange.ts'
import { useNow } from '../page/page-context.ts'
import type { FormDraft } from './form-draft.ts'
import { readPreHydrationInput } from '../forms/engine/pre-hydration-input.ts'

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
type AtWork = Omit<FormDraft<unknown>, 'savedAt' | 'form'>

const begun = (draft: AtWork | null): AtWork => ({
  id: draft?.id ?? newDraftId(),
  owner: draft?.owner ?? null,
  sending: draft?.sending ?? null,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A form that nobody has touched: what stands in each field. */
type Blank = Readonly<Record<string, unknown>>

/** What differs from a form that nobody has touched. */
function editsOf<Form extends FieldValues>(form: Form, untouched: Blank): Partial<Form> {
  const edits = Object.entries(form).filter(([name, value]) => !isSame(value, untouched[name]))
  return Object.fromEntries(edits) as Partial<Form>
}

interface Opened<Form> {
  draft: FormDraft<Form> | null
  beginnings: number
}

interface FormDraftOptions<Form extends FieldValues> {
  formId: string
  shelf: DraftStore<FormDraft<Form>>
  /** The form as nobody has touched it. */
  blank: Blank
  /** Fields that can be typed into before the form's script comes. */
  early: readonly FieldPath<Form>[]
  /** Who is there; undefined while that is not known. */
  person: Person | undefined
}

/**
 * Keeps the form on the device at every change, and fills it from there once it is known who is there: on a device
 * that several people share, each sees their own.
 */
export function useFormDraft<Form extends FieldValues, Content>(
  form: UseFormReturn<Form, unknown, Content>,
  { formId, shelf, blank, early, person }: FormDraftOptions<Form>,
): KeptDraft {
  const { reset, watch, getValues } = form
  const openedAt = useNow()
  const [typed] = useState(() => readPreHydrationInput(formId, early))
  const [opened, setOpened] = useState<Opened<Form> | null>(null)
  const [discarded, setDiscarded] = useState<FormDraft<Form> | null>(null)
  /** Null until it is known what the form begins with: nothing is written before. */
  const atWork = useRef<AtWork | null>(null)
  /** Whether it holds what somebody typed, and not only what the portal filled in. */
  const isTyped = useRef(false)
  const viewer = useRef(person)
  const open = (draft: FormDraft<Form> | null) =>
    setOpened((before) => ({ draft, beginnings: (before?.beginnings ?? 0) + 1 }))
  if (person !== undefined && opened === null) open(shelf.newest(person, openedAt))

  /** Whether nothing would be lost now. */
  const keep = useCallback((): boolean => {
    const draft = atWork.current
    if (!draft) return true
    draft.owner ??= shelf.find(draft.id, Date.now())?.owner ?? viewer.current ?? null
    return shelf.save({ ...draft, savedAt: Date.now(), form: getValues() }, Date.now())
  }, [getValues, shelf])

  useLayoutEffect(() => {
    if (person !== undefined) viewer.current = person
  }, [person])
  useEffect(() => {
    if (Object.keys(typed).length > 0) reset({ ...blank, ...typed } as DefaultValues<Form>)
  }, [reset, typed, blank])
  useEffect(() => {
    if (!opened) return
    // What was typed while it was not known yet what to begin with.
    const edits = opened.beginnings === 1 ? editsOf(getValues(), blank) : {}
    atWork.current = begun(opened.draft)
    isTyped.current = opened.draft !== null || Object.keys(edits).length > 0
    reset({ ...blank, ...opened.draft?.form, ...edits } as DefaultValues<Form>)
    if (Object.keys(edits).length > 0) keep()
  }, [opened, reset, getValues, keep, blank])
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
    if (!isTheirs && (owner === null || keep())) open(shelf.newest(next, Date.now()))
  })

  const keyFor = (content: unknown) => {
    const draft = atWork.current ?? begun(null)
    const sending = toIdempotencyKey(content, draft.sending, idempotencyKeysOfDraft(draft.id))
    atWork.current = { ...draft, sending }
    keep()
    return sending.key
  }
  const forget = () => {
    if (atWork.current) shelf.remove(atWork.current.id, Date.now())
    atWork.current = null
  }
  const discard = () => {
    if (!atWork.current) return
    setDiscarded({ ...atWork.current, savedAt: 0, form: getValues() })
    forget()
    open(null)
  }
  const undo = (draft: FormDraft<Form>) => {
    setDiscarded(null)
    shelf.save({ ...draft, savedAt: Date.now() }, Date.now())
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
