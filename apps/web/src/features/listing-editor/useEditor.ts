import { EDIT_LIMITS, type EditableField } from '@portal/domain/business'
import type { BusinessEdit, EditableBusiness } from '@portal/domain/contract'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { usePerson } from '#features/account/person.api.ts'
import { getFieldErrors, isApiError } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { createBaseExtension, EditBaseHolder } from '#shared/forms/engine/edit-base.ts'
import type { FormDefinition, SendOutcome, SubmissionError } from '#shared/forms/engine/form-definition.ts'
import { paths } from '#shared/urls/paths.ts'
import { useFormEngine } from '#shared/forms/engine/useFormEngine.ts'
import { findConflict, rebase, type Conflict } from './conflict.ts'
import {
  editorDrafts,
  type ListingBase,
  findDifferences,
  toEdit,
  toForm,
  type EditorForm,
  validateEdit,
} from './editor-form.ts'
import { useEditBusinessMutation } from './listing-editor.api.ts'
import { PendingUploads } from './photos/pending-uploads.ts'

const FIELDS = [
  'name',
  'category',
  'businessTypes',
  'description',
  'tags',
  ...Array.from({ length: EDIT_LIMITS.tags }, (_, position) => `tags.${position}`),
  'phone',
  'email',
  'website',
  'socialMedia.facebook',
  'socialMedia.instagram',
  'socialMedia.twitter',
  'videoUrl',
  'temporarilyClosed',
  'temporarilyClosedUntil',
  'hours',
  'amenities',
  'payments',
  'delivery',
  'country',
  'address',
  'point',
  'directions',
  'photos',
  'logo',
] as const

const CHECK = { title: 'Not saved yet.', text: 'Please check the marked fields.' }
const SAVE_FAILED = 'Your changes are kept on this device. Check your connection and save again.'

const createSignedOutError = (id: number): SubmissionError => ({
  title: 'You are signed out.',
  text: 'Your changes are kept on this device. Sign in to continue with them.',
  link: { label: 'Sign in', href: paths.login(paths.editListing(id)) },
})

/** Validates only changed fields, on sending: values stored before a rule existed stay valid. */
const defineForm = (listing: EditableBusiness, blank: EditorForm) =>
  ({
    schema: v.custom<EditorForm>(() => true),
    blank,
    steps: [{ name: 'Listing', fields: FIELDS, Component: () => null }],
    drafts: editorDrafts(listing.id, blank),
  }) satisfies FormDefinition<EditorForm, EditorForm, { base: ListingBase }>

/** Created once for each version of the listing. */
function createParts(listing: EditableBusiness) {
  const form = toForm(listing.fields)
  const initial: ListingBase = { version: listing.version, form }
  const holder = new EditBaseHolder(initial)
  return {
    holder,
    definition: defineForm(listing, form),
    extension: createBaseExtension(holder, initial),
    uploads: new PendingUploads(),
  }
}

/** The state of the editor: its form, its draft, saving, and conflicts with other people's changes. */
export function useEditor(listing: EditableBusiness, onSaved: (changed: readonly EditableField[]) => void) {
  const [{ holder, definition, extension, uploads }] = useState(() => createParts(listing))
  const [save] = useEditBusinessMutation()
  const saved = useRef<readonly EditableField[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const person = usePerson()
  const [initialPerson] = useState(person)

  async function attempt(form: EditorForm): Promise<SendOutcome> {
    const base = holder.get()
    const changed = findDifferences(base.form, form)
    const problems = validateEdit(form, changed)
    if (Object.keys(problems).length > 0) return { error: CHECK, fields: problems }
    const edit = { ...toEdit(form, changed), version: base.version } as BusinessEdit
    const result = await save({ id: listing.id, edit })
    if (result.error === undefined) {
      saved.current = changed
      return { submitted: { reference: '', email: '', owner: person ?? null } }
    }
    const newConflict = findConflict(result.error, base, form)
    if (newConflict) return resolveConflict(newConflict, form)
    if (isApiError(result.error) && result.error.status === 401)
      return { error: createSignedOutError(listing.id) }
    return {
      error: { title: 'Not saved yet.', text: describeFailure(result.error, SAVE_FAILED) },
      fields: getFieldErrors(result.error),
    }
  }

  /** If no field was changed by both, takes over the other's changes and saves again. */
  async function resolveConflict(newConflict: Conflict, form: EditorForm): Promise<SendOutcome> {
    if (newConflict.colliding.length > 0) {
      setConflict(newConflict)
      return { stopped: null }
    }
    return attempt(takeOver(newConflict, form, []))
  }

  function takeOver(newConflict: Conflict, form: EditorForm, accepted: readonly EditableField[]): EditorForm {
    const next = rebase(form, holder.get(), newConflict.present, accepted)
    holder.set(next.base)
    setConflict(null)
    engine.stepProps.form.reset(next.form)
    return next.form
  }

  const engine = useFormEngine<EditorForm, EditorForm, { base: ListingBase }>(definition, {
    person,
    start: definition.blank,
    extension,
    send: async (): Promise<SendOutcome> => {
      await uploads.settled()
      return attempt(engine.stepProps.form.getValues())
    },
    // The draft is deleted from the device: an editor that starts earlier would restore it.
    onSubmitted: () => onSaved(saved.current),
  })
  return {
    engine,
    /** The error that replaces the form after sign-out, since further input would have no owner. */
    barrier: person === null && initialPerson ? createSignedOutError(listing.id) : null,
    uploads,
    conflict,
    changed: findDifferences(holder.get().form, { ...definition.blank, ...engine.values }),
    /** Continues with the other's values in these fields. */
    resolve: (accepted: readonly EditableField[]) => {
      if (conflict) takeOver(conflict, engine.stepProps.form.getValues(), accepted)
      engine.shell.ref.current?.requestSubmit()
    },
  }
}
