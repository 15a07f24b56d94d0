import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { DraftSession } from '#shared/drafts/draft-session.ts'
import type { DraftStore, Person } from '#shared/drafts/draft-store.ts'
import type { FormDraft } from '#shared/drafts/form-draft.ts'
import { usePersonChange } from '#shared/drafts/usePersonChange.ts'
import { useNow } from '#shared/page/page-context.ts'
import { fillBlankFields, fillWithDraft, showValues, takeOverNewer } from './fill-form.ts'
import type { DraftExtension } from './form-definition.ts'
import { readPreHydrationInput } from './pre-hydration-input.ts'

interface FormDraftOptions<Form extends FieldValues, Content, Extra extends object> {
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
interface Opened<Form, Extra extends object> {
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

const textFields = (start: FieldValues): string[] =>
  Object.keys(start).filter((name) => typeof start[name] === 'string')

/** The session of the form's draft, for as long as the form is mounted. */
function useDraftSession<Form extends FieldValues, Content, Extra extends object>(
  { form, drafts, person, claimsOwnership, extension, step }: FormDraftOptions<Form, Content, Extra>,
  onInput: () => void,
): DraftSession<Form, Extra> {
  const [session] = useState(
    () =>
      new DraftSession<Form, Extra>({
        store: drafts,
        read: () => ({ form: form.getValues(), extra: extension.read() }),
        claimsOwnership,
        onInput,
      }),
  )
  useLayoutEffect(() => {
    session.update({ person, step })
  }, [session, person, step])
  return session
}

/** A value that stays the same object while its contents are the same. */
function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (JSON.stringify(stable) !== JSON.stringify(value)) setStable(value)
  return stable
}

/**
 * Keeps the form on the device at every change, and fills it from there once it is known who is there: on a device
 * that several people share, each sees their own.
 */
export function useFormDraft<Form extends FieldValues, Content, Extra extends object>(
  options: FormDraftOptions<Form, Content, Extra>,
) {
  const { formId, form, values, drafts, start, prefill, person, extension, step } = options
  const openedAt = useNow()
  const [opened, setOpened] = useState<Opened<Form, Extra> | null>(null)
  const [discarded, setDiscarded] = useState<Opened<Form, Extra> | null>(null)
  // Undo would wipe out what has been typed since.
  const session = useDraftSession(options, () => setDiscarded(null))
  const drafted = { form, session, start, extension }
  const open = (viewer: Person, now: number) => {
    const draft = drafts.newest(viewer, now)
    setOpened({
      draft,
      restoredAt: draft?.savedAt ?? null,
      leftAt: draft?.step ?? 1,
      hasOthers: viewer === null && drafts.hasOthers(viewer, now),
    })
  }
  if (person !== undefined && opened === null) open(person, openedAt)

  const [early] = useState(() => readPreHydrationInput(formId, textFields(start)))
  const showEarly = useEffectEvent(() => {
    if (Object.keys(early).length > 0) showValues(form, { ...start, ...early })
  })
  useEffect(() => showEarly(), [])

  const fill = useEffectEvent(({ draft, restoreExtra }: Opened<Form, Extra>) =>
    fillWithDraft(drafted, draft, restoreExtra),
  )
  useEffect(() => {
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

  const takeOver = useEffectEvent(() => {
    if (document.visibilityState === 'visible') takeOverNewer(drafted)
  })
  useEffect(() => {
    const onVisibility = () => takeOver()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  usePersonChange(person, (viewer) => {
    if (!session.isOpen) return
    const isTheirs = session.owner === null ? session.hasInput : session.owner === viewer
    // What could not be stored would be lost.
    if (!isTheirs && session.save()) open(viewer, Date.now())
  })

  const discard = () => {
    const draft = session.discard()
    if (!opened || !draft) return
    setDiscarded({ ...opened, draft, leftAt: null, restoreExtra: extension.clear() })
    setOpened({ draft: null, restoredAt: null, leftAt: null, hasOthers: opened.hasOthers })
  }
  const undo = (before: Opened<Form, Extra>) => {
    const draft = before.draft && { ...before.draft, savedAt: Date.now() }
    if (draft) drafts.save(draft, Date.now())
    setDiscarded(null)
    setOpened({ ...before, draft })
  }
  return {
    session,
    isOpen: opened !== null,
    restoredAt: opened?.restoredAt ?? null,
    leftAt: opened?.leftAt ?? null,
    hasOthers: opened?.hasOthers ?? false,
    discard,
    undo: discarded && (() => undo(discarded)),
  }
}
