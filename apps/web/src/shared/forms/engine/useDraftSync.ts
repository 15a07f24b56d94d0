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
  /** The current values. */
  values: Form
  drafts: DraftStore<FormDraft<Form, Extra>>
  start: Form
  prefill: Readonly<Record<string, string>>
  person: Person | undefined
  claimsOwnership: boolean
  /** The step to open if there is no draft. */
  startStep: number
  extension: DraftExtension<Form, Extra>
  /** The step to store; undefined if drafts open at the first one. */
  step: number | undefined
}

/** What the form was last filled with. */
export interface DraftHandle<Form, Extra extends object> {
  draft: FormDraft<Form, Extra> | null
  /** When the restored draft was typed; null if the form started blank. */
  restoredAt: number | null
  /** The step to open; null to stay at the current one. */
  stepToOpen: number | null
  /** Whether the device has a draft of an account that is not signed in. */
  hasOthers: boolean
  /** Restores extra data, which a draft contains only in part. */
  restoreExtra?: () => void
}

/** The names of fields with a single text, number or boolean; a blank number is null. */
const listPlainFields = (start: FieldValues): string[] =>
  Object.keys(start).filter((name) => start[name] === null || typeof start[name] !== 'object')

/** Converts typed text to the type of the field's initial value, where null is a blank number. */
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

/** Calls back when the page becomes visible again. */
function usePageVisible(onVisible: () => void): void {
  const notify = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onVisible()
  })
  useEffect(() => {
    const onChange = () => notify()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}

/** Fills the form with the opened draft, and saves its input from then on. */
export function useDraftSync<Form extends FieldValues, Content, Extra extends object>(
  { formId, form, values, start, prefill, extension, step }: FormDraftOptions<Form, Content, Extra>,
  session: DraftSession<Form, Extra>,
  opened: DraftHandle<Form, Extra> | null,
): void {
  const drafted = { form, session, start, extension }
  usePreHydrationInput(formId, listPlainFields(start), (texts, ticks) => {
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
    // `contents` only triggers the save, which reads the form: it may be ahead of the rendered values.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [opened, session, contents])

  usePageVisible(() => adoptNewer(drafted))
}
