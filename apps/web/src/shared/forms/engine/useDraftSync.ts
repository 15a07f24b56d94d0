import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftSession } from '#shared/drafts/draft-session.ts'
import type { DraftStore, Person } from '#shared/drafts/draft-store.ts'
import type { FormDraft } from '#shared/drafts/form-draft.ts'
import { fillBlankFields, fillWithDraft, showValues, adoptNewer } from './fill-form.ts'
import type { DraftExtension } from './form-definition.ts'
import { usePreHydrationInput } from './pre-hydration-input.ts'

export interface FormDraftOptions<Form extends FieldValues, Content, Extra extends object> {
  formId: string
  form: UseFormReturn<Form, unknown, Content>
  /** The form as it is filled in now. */
  values: Form
  drafts: DraftStore<FormDraft<Form, Extra>>
  start: Form
  prefill: Readonly<Record<string, string>>
  person: Person | undefined
  claimsOwnership: boolean
  extension: DraftExtension<Form, Extra>
  /** The step that is kept; undefined where a draft opens at the first. */
  step: number | undefined
}

/** What the form was filled with last. */
export interface DraftHandle<Form, Extra extends object> {
  draft: FormDraft<Form, Extra> | null
  /** When it was typed, at an earlier visit; null where the form began blank. */
  restoredAt: number | null
  /** The step to open; null where the form stays at its step. */
  leftAt: number | null
  /** Whether the device keeps one for an account that would have to sign in. */
  hasOthers: boolean
  /** Brings back what is kept besides the fields, of which a draft does not hold all. */
  restoreExtra?: () => void
}

/** The fields of one text, number or box; a blank number is null. */
const plainFields = (start: FieldValues): string[] =>
  Object.keys(start).filter((name) => start[name] === null || typeof start[name] !== 'object')

/** A text that was typed, as the form holds it where it begins with this: null is a blank number. */
function toValue(start: unknown, text: string): unknown {
  if (start !== null) return text
  if (text.trim() === '') return null
  return Number.isNaN(Number(text)) ? text : Number(text)
}

/** A value that stays the same object while its contents are the same. */
function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (JSON.stringify(stable) !== JSON.stringify(value)) setStable(value)
  return stable
}

/** Calls back when the page is looked at again. */
function usePageVisible(onVisible: () => void): void {
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onVisible()
  })
  useEffect(() => {
    const onChange = () => tell()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}

/** Fills the form with the draft that is opened, and saves what is typed into it from then on. */
export function useDraftSync<Form extends FieldValues, Content, Extra extends object>(
  { formId, form, values, start, prefill, extension, step }: FormDraftOptions<Form, Content, Extra>,
  session: DraftSession<Form, Extra>,
  opened: DraftHandle<Form, Extra> | null,
): void {
  const drafted = { form, session, start, extension }
  usePreHydrationInput(formId, plainFields(start), (texts, ticks) => {
    const typed = Object.entries(texts).map(([name, text]) => [name, toValue(start[name], text)] as const)
    showValues(form, { ...start, ...Object.fromEntries(typed), ...ticks })
  })

  const fill = useEffectEvent(({ draft, restoreExtra }: DraftHandle<Form, Extra>) =>
    fillWithDraft(drafted, draft, restoreExtra),
  )
  // A layout effect: a reset unregisters the fields until the next render, and a choice made meanwhile would be lost.
  useLayoutEffect(() => {
    if (opened) fill(opened)
  }, [opened])

  const texts = useStable(prefill)
  const fillBlanks = useEffectEvent((known: typeof texts) => fillBlankFields(drafted, known))
  useEffect(() => {
    if (opened) fillBlanks(texts)
  }, [opened, texts])

  const contents = JSON.stringify([values, extension.read(), step])
  useEffect(() => {
    if (opened) session.save()
    // The contents say when; what is saved is read from the form, which may be ahead of what is rendered.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [opened, session, contents])

  usePageVisible(() => adoptNewer(drafted))
}
