import {
  ContentDraft,
  type EditableContent,
  type EditedKind,
  type saveContent,
} from '@portal/domain/contract'
import { useRef, useState } from 'react'
import { usePerson } from '#features/account/person.api.ts'
import { getConflict, getFieldErrors } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { createBaseExtension, EditBaseHolder } from '#shared/forms/engine/edit-base.ts'
import type { FormDefinition, SendOutcome, SendSession } from '#shared/forms/engine/form-definition.ts'
import { useFormEngine } from '#shared/forms/engine/useFormEngine.ts'
import type { FormContent } from '#shared/forms/submission/definition.ts'
import { FormSections } from '#shared/forms/submission/FormSections.tsx'
import { findConflict, rebase, type Conflict } from '../conflict.ts'
import { useCreateContentMutation, useSaveContentMutation } from '../content-editor.api.ts'
import { CONTENT_SECTIONS, listFormFields } from '../forms/content-forms.ts'
import { contentDrafts, findDifferences, createContentBase, toForm, type ContentBase } from './edit-base.ts'

const SAVE_FAILED = 'What you typed is kept on this device. Check your connection and save again.'
const NOTHING_STORED = { title: 'Not saved yet.' }

/** Created once for each version of the content. */
function createParts(kind: EditedKind, content: EditableContent | null) {
  const initial = createContentBase(kind, content)
  const holder = new EditBaseHolder(initial)
  const definition: FormDefinition<FormContent, FormContent, { base: ContentBase }> = {
    // Saving needs only a title; the requirements for publishing are listed beside its button.
    schema: ContentDraft,
    blank: toForm(kind, {}),
    drafts: contentDrafts(kind, content?.id ?? null),
    steps: [
      {
        name: 'Content',
        fields: listFormFields(kind).map(({ name }) => name),
        Component: (props) => <FormSections sections={CONTENT_SECTIONS[kind]} {...props} />,
      },
    ],
  }
  return { initial, holder, definition, extension: createBaseExtension(holder, initial) }
}

interface EditorOptions {
  kind: EditedKind
  /** Null for new content. */
  content: EditableContent | null
  onSaved: (content: EditableContent) => void
}

/** The state of the editor: its form, its draft on the device, saving, and conflicts with other people's changes. */
export function useContentEditor({ kind, content, onSaved }: EditorOptions) {
  const [{ initial, holder, definition, extension }] = useState(() => createParts(kind, content))
  const [create] = useCreateContentMutation()
  const [save] = useSaveContentMutation()
  const stored = useRef<EditableContent | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const person = usePerson()

  function send(form: FormContent, key: string) {
    const body = { ...form, contentKind: kind, version: holder.get().version } as ContentDraft
    return content === null ? create({ body, key }) : save({ id: content.id, body })
  }

  async function attempt(form: FormContent, session: SendSession): Promise<SendOutcome> {
    const { data, error } = await send(form, session.reserveKey(form))
    if (data) {
      stored.current = data
      return { submitted: { reference: '', email: '', owner: person ?? null } }
    }
    const present = getConflict<typeof saveContent>(error)?.present
    if (present) {
      setConflict(findConflict(kind, present, holder.get(), engine.stepProps.form.getValues()))
      return { stopped: null }
    }
    return {
      error: { ...NOTHING_STORED, text: describeFailure(error, SAVE_FAILED) },
      fields: getFieldErrors(error),
    }
  }

  const engine = useFormEngine<FormContent, FormContent, { base: ContentBase }>(definition, {
    person,
    start: initial.form,
    extension,
    send: attempt,
    // The draft is deleted from the device: the page continues with the stored version.
    onSubmitted: () => stored.current && onSaved(stored.current),
  })

  /** Continues with one's own or the other's values where both changed a field. */
  function settle(kept: 'mine' | 'theirs'): void {
    if (!conflict) return
    const next = rebase(kind, conflict, holder.get(), engine.stepProps.form.getValues(), kept)
    holder.set(next.base)
    setConflict(null)
    engine.stepProps.form.reset(next.form)
  }

  const values = { ...initial.form, ...engine.values }
  return { engine, conflict, settle, values, changed: findDifferences(holder.get().form, values) }
}
