import { useCallback, useLayoutEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DraftSession } from '#shared/drafts/draft-session.ts'
import type { Person } from '#shared/drafts/draft-store.ts'
import { usePersonChange } from '#shared/drafts/usePersonChange.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useDraftSync, type FormDraftOptions, type DraftHandle } from './useDraftSync.ts'

/** The session of the form's draft, for as long as the form is mounted. */
function useDraftSession<Form extends FieldValues, Content, Extra extends object>(
  { form, drafts, person, claimsOwnership, extension, step }: FormDraftOptions<Form, Content, Extra>,
  onInput: (() => void) | undefined,
): DraftSession<Form, Extra> {
  const [session] = useState(
    () =>
      new DraftSession<Form, Extra>({
        store: drafts,
        read: () => ({ form: form.getValues(), extra: extension.read() }),
        claimsOwnership,
      }),
  )
  useLayoutEffect(() => {
    session.update({ person, step, onInput })
  }, [session, person, step, onInput])
  return session
}

/**
 * Saves the form on the device at every change, and fills it from there once the person is known: on a shared device
 * everybody sees only their own.
 */
export function useFormDraft<Form extends FieldValues, Content, Extra extends object>(
  options: FormDraftOptions<Form, Content, Extra>,
) {
  const { drafts, person, extension, startStep } = options
  const openedAt = useNow()
  const [opened, setOpened] = useState<DraftHandle<Form, Extra> | null>(null)
  const [discarded, setDiscarded] = useState<DraftHandle<Form, Extra> | null>(null)
  // New input ends the offer to undo, which would overwrite it. State is only set if there is something to undo:
  // otherwise each letter queues a render, and React takes fifty queued ones for an endless loop.
  const forgetDiscarded = useCallback(() => setDiscarded(null), [])
  const session = useDraftSession(options, discarded ? forgetDiscarded : undefined)
  const open = (viewer: Person, now: number) => {
    const draft = drafts.newest(viewer, now)
    setOpened({
      draft,
      restoredAt: draft?.savedAt ?? null,
      stepToOpen: draft ? (draft.step ?? 1) : startStep,
      hasOthers: viewer === null && drafts.hasOthers(viewer, now),
    })
  }
  if (person !== undefined && opened === null) open(person, openedAt)
  useDraftSync(options, session, opened)
  usePersonChange(person, (viewer) => {
    if (!session.isOpen) return
    // Nobody is offered another person's discarded draft.
    setDiscarded(null)
    const isTheirs = session.owner === null ? session.hasInput : session.owner === viewer
    // Input that could not be stored stays in the form.
    if (!isTheirs && session.save()) open(viewer, Date.now())
  })

  const discard = () => {
    const draft = session.discard()
    if (!opened || !draft) return
    setDiscarded({ ...opened, draft, stepToOpen: null, restoreExtra: extension.clear() })
    setOpened({ draft: null, restoredAt: null, stepToOpen: null, hasOthers: opened.hasOthers })
  }
  const undo = (before: DraftHandle<Form, Extra>) => {
    const draft = before.draft && { ...before.draft, savedAt: Date.now() }
    if (draft) drafts.save(draft, Date.now())
    setDiscarded(null)
    setOpened({ ...before, draft })
  }
  return {
    session,
    isOpen: opened !== null,
    restoredAt: opened?.restoredAt ?? null,
    stepToOpen: opened?.stepToOpen ?? null,
    hasOthers: opened?.hasOthers ?? false,
    discard,
    undo: discarded && (() => undo(discarded)),
  }
}
