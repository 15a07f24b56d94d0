import type { ToastMessage } from '@portal/ui'
import type { ComponentType } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { DraftStore, Person } from '#shared/drafts/draft-store.ts'
import type { DraftSession } from '#shared/drafts/draft-session.ts'
import type { FormDraft } from '#shared/drafts/form-draft.ts'
import type { SubmissionRecord } from '../submission-record.ts'

/** Props of the fields of a step. */
export interface StepProps<Form extends FieldValues, Content = Form> {
  form: UseFormReturn<Form, unknown, Content>
  /** The current values. */
  values: Form
  /** The message of a field, by its path: `lots.0.title`. */
  getError: (path: string) => string | undefined
}

/** One step of a form; a form without steps is one of a single step. */
export interface FormStep<Form extends FieldValues, Content = Form> {
  name: string
  /** The fields it asks for, in order. */
  fields: readonly string[]
  /** Names without a field that the API may refuse, such as photos: the step shows their errors. */
  attachments?: readonly string[]
  /** What is still needed to go on, in words; by default nothing. */
  missing?: (values: Form) => readonly string[]
  Component: ComponentType<StepProps<Form, Content>>
}

/** A form as data. */
export interface FormDefinition<Form extends FieldValues, Content = Form, Extra extends object = object> {
  /** The contract's schema of the sent content. */
  schema: GenericSchema<Form, Content>
  /** With `all`, rules over several fields are checked while others are broken too. */
  criteriaMode?: 'all'
  /** The untouched form. */
  blank: Form
  steps: readonly FormStep<Form, Content>[]
  /** Stores it on the device until it is sent. */
  drafts: DraftStore<FormDraft<Form, Extra>>
  /** Reopens a draft at its last step. */
  reopensAtLastStep?: boolean
  /** Toasts after success and failure. */
  toasts?: { sent?: ToastMessage; failed: ToastMessage }
}

/** Why something was not sent, and what to do next. */
export interface SubmissionError {
  title: string
  text: string
  /** The next step. */
  link?: { label: string; href: string; isNewTab?: boolean }
}

/** The result of sending. */
export type SendOutcome =
  | { submitted: SubmissionRecord }
  /** Refused; `fields` has the messages of single fields, by their paths. */
  | { error: SubmissionError; fields?: Readonly<Record<string, string>> }
  /** Not sent, with a reason unless the page is being left. */
  | { stopped: SubmissionError | null }

/** What a draft stores besides the form's fields, such as its photos. */
export interface DraftExtension<Form, Extra extends object> {
  /** Reads the current data. */
  read: () => Extra
  /** The fields of a stored draft, as shown. */
  toForm: (draft: FormDraft<Form, Extra>) => Form
  /** Restores the data of a draft, or the initial state without one. */
  restore: (draft: FormDraft<Form, Extra> | null) => void
  /** Clears the data, and returns an undo function. */
  clear: () => () => void
}

/** What a form needs from its page. */
export interface FormOptions<Form extends FieldValues, Content, Extra extends object> {
  /** The current person; undefined while unknown, and no draft is opened until then. */
  person: Person | undefined
  /** The values if there is no draft; by default the blank form. */
  start?: Form
  /** The step to open if there is no draft; by default the first. */
  startStep?: number
  /** Texts for untouched blank fields, such as the name of the signed-in person. */
  prefill?: Readonly<Record<string, string>>
  /** Whether the person returns from sign-in: the draft becomes theirs, and the last step opens. */
  resumes?: boolean
  extension?: DraftExtension<Form, Extra>
  /** Called with the submission in a dialog; a page reads it from the history entry. */
  onSubmitted?: ((submitted: SubmissionRecord) => void) | undefined
  /** Sends valid content; called again only after a failure. */
  send: (content: Content & { contactFax?: string }, session: SendSession) => Promise<SendOutcome>
}

/** The session of the draft that is sent. */
export type SendSession = Pick<
  DraftSession<unknown, object>,
  'reserveKey' | 'renewKey' | 'save' | 'consumeRemoval'
>
