import type { ToastMessage } from '@portal/ui'
import type { ComponentType } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { DraftStore, Person } from '#shared/drafts/draft-store.ts'
import type { DraftSession } from '#shared/drafts/draft-session.ts'
import type { FormDraft } from '#shared/drafts/form-draft.ts'
import type { SubmissionRecord } from '../submission-record.ts'

/** What the fields of a step work with. */
export interface StepProps<Form extends FieldValues, Content = Form> {
  form: UseFormReturn<Form, unknown, Content>
  /** The form as it is filled in now. */
  values: Form
  /** What is wrong with a field, by its path: `lots.0.title`. */
  getError: (path: string) => string | undefined
}

/** One step of a form; a form without steps is one of a single step. */
export interface FormStep<Form extends FieldValues, Content = Form> {
  name: string
  /** The fields it asks for, in order. */
  fields: readonly string[]
  /** Names that the API may refuse and that are no fields, such as photos: the step shows what is wrong with them. */
  attachments?: readonly string[]
  /** What is still needed to go on, in words; nothing unless given. */
  missing?: (values: Form) => readonly string[]
  Component: ComponentType<StepProps<Form, Content>>
}

/** A form as data. */
export interface FormDefinition<Form extends FieldValues, Content = Form, Extra extends object = object> {
  /** The contract's schema of what is sent. */
  schema: GenericSchema<Form, Content>
  /** With `all`, rules over several fields are checked while others are broken too. */
  criteriaMode?: 'all'
  /** The form as nobody has touched it. */
  blank: Form
  steps: readonly FormStep<Form, Content>[]
  /** Where it is kept on the device until it is sent. */
  drafts: DraftStore<FormDraft<Form, Extra>>
  /** Opens a draft at the step it was left at. */
  opensWhereLeft?: boolean
  /** Said in passing when it has been sent, and when that has failed. */
  toasts?: { sent: ToastMessage; failed: ToastMessage }
}

/** Why something was not sent, and what to do next. */
export interface SubmissionError {
  title: string
  text: string
  /** Where to go on. */
  link?: { label: string; href: string; isNewTab?: boolean }
}

/** What sending comes to. */
export type SendOutcome =
  | { submitted: SubmissionRecord }
  /** Tried, and refused; `fields` has what is wrong with single fields, by their paths. */
  | { error: SubmissionError; fields?: Readonly<Record<string, string>> }
  /** Not tried: it says why, or nothing when the page is being left. */
  | { stopped: SubmissionError | null }

/** What a draft keeps besides the form's fields, such as its photos. */
export interface DraftExtension<Form, Extra extends object> {
  /** What is kept of it now. */
  read: () => Extra
  /** The fields of a stored draft as they are shown again. */
  toForm: (draft: FormDraft<Form, Extra>) => Form
  /** Begins with what a draft has kept, or as the form does where there is none. */
  restore: (draft: FormDraft<Form, Extra> | null) => void
  /** Takes it away, and gives back what brings it back. */
  clear: () => () => void
}

/** What a form needs of the page it stands on. */
export interface FormOptions<Form extends FieldValues, Content, Extra extends object> {
  /** Who is there; undefined while that is not known, and nothing is opened before. */
  person: Person | undefined
  /** What it begins with where there is no draft; the blank form unless given. */
  start?: Form
  /** Texts to fill blank fields with that nobody has typed, such as the name of who is signed in. */
  prefill?: Readonly<Record<string, string>>
  /** Whether who is there comes back from signing in: the draft becomes theirs, and the last step opens. */
  resumes?: boolean
  extension?: DraftExtension<Form, Extra>
  /** Takes what was sent, where the page does not read it from the history's entry: in a dialog. */
  onSubmitted?: ((submitted: SubmissionRecord) => void) | undefined
  /** Sends what the schema has let pass; called again only once it has ended without success. */
  send: (content: Content & { contactFax?: string }, session: SendSession) => Promise<SendOutcome>
}

/** The draft that is sent. */
export type SendSession = Pick<DraftSession<unknown, object>, 'keyFor' | 'renewKey' | 'save' | 'wasTaken'>
