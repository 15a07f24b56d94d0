import type { BreadcrumbItem, SelectGroup, SelectOption } from '@portal/ui'
import type { GenericSchema } from 'valibot'
import type { DraftStore } from '#shared/drafts/draft-store.ts'
import type { FormDraft } from '#shared/drafts/form-draft.ts'
import type { CallToAction } from '#shared/content/list.ts'

interface BaseField {
  /** The contract's name of it. */
  name: string
  label: string
  hint?: string
  /** Marked as needed; the contract's schema decides whether it is. */
  required?: boolean
}

type Choices = readonly (SelectOption | SelectGroup)[]

/** What is typed so far. */
export type Typed = Readonly<Record<string, unknown>>

interface InputField extends BaseField {
  kind: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number'
  autoComplete?: string
  placeholder?: string
  /** Takes the form's whole width. */
  isWide?: boolean
}

interface TextAreaField extends BaseField {
  kind: 'textarea'
  rows?: number
  /** Counts what is written. */
  lengthLimits?: { min?: number; max: number }
}

interface SelectField extends BaseField {
  kind: 'select'
  /** May rest on what else is chosen, such as the provinces of a country; with none the field is not there. */
  options: Choices | ((typed: Typed) => Choices)
}

interface CheckboxField extends BaseField {
  kind: 'checkbox'
}

/** A field that asks for one thing. */
export type SimpleField = InputField | TextAreaField | SelectField | CheckboxField

/** A field that asks for the same things several times, as often as one likes. */
export interface RepeatedField extends BaseField {
  kind: 'rows'
  /** What one of them is called: `Lot`. */
  itemLabel: string
  max: number
  fields: readonly SimpleField[]
}

export type FormField = SimpleField | RepeatedField

/** Fields that belong together, under a heading of their own. */
export interface FormSection {
  title: string
  text?: string
  fields: readonly FormField[]
}

/** What is sent: the contract's fields by their names. */
export type FormContent = Record<string, unknown>

/** A form that anybody sends something in with, as data. */
export interface SubmissionFormDefinition {
  /** The contract's schema of what is sent. */
  schema: GenericSchema<FormContent, FormContent>
  sections: readonly FormSection[]
  /** The fields that say who sends it, where they are not `submitterName` and `submitterEmail`. */
  sender?: { name: string; email: string }
  /** Where it is kept on the device until it is sent. */
  shelf: DraftStore<FormDraft<FormContent>>
  /** What the button says. */
  submit: string
}

/** One step of what follows. */
export interface NextStep {
  title: string
  text?: string
}

/** A form's page, as data. */
export interface SubmissionPageTexts {
  title: string
  /** One or two plain sentences for search engines, up to 160 characters. */
  description: string
  lead: string
  path: string
  breadcrumbs: readonly BreadcrumbItem[]
  /** What is good to know beforehand, a line each. */
  goodToKnow: readonly string[]
  /** The letter of those who have no script: its subject, and what to write in it. */
  byMail: { subject: string; ask: string }
  /** The page once it is sent. */
  sent: { title: string; next: readonly NextStep[]; ways: readonly CallToAction[] }
}

const blankOf = (field: FormField): unknown => {
  switch (field.kind) {
    case 'checkbox':
      return false
    case 'number':
      return null
    case 'rows':
      return []
    default:
      return ''
  }
}

/** Fields as nobody has touched them. */
export const blankFields = (fields: readonly FormField[]): FormContent =>
  Object.fromEntries(fields.map((field) => [field.name, blankOf(field)]))

/** Every field of a form, in order. */
export const fieldsOf = ({ sections }: Pick<SubmissionFormDefinition, 'sections'>): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields)
