import type { BreadcrumbItem, SelectGroup, SelectOption } from '@portal/ui'
import type { CallToAction } from '#shared/content/list.ts'
import type { Person } from '#shared/drafts/draft-store.ts'
import type { FormDefinition } from '../engine/form-definition.ts'

interface BaseField {
  /** The contract's name of it. */
  name: string
  label: string
  hint?: string
  /** Marked as needed; the contract's schema decides whether it is. */
  required?: boolean
}

type Choices = readonly (SelectOption | SelectGroup)[]

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
  /** Shows how much is written of what may be. */
  lengthLimits?: { min?: number; max: number }
}

interface SelectField extends BaseField {
  kind: 'select'
  /** May depend on other fields, such as the provinces of a country; without options the field is not shown. */
  options: Choices | ((values: FormContent) => Choices)
}

interface CheckboxField extends BaseField {
  kind: 'checkbox'
}

/** A field for one value. */
export type SimpleField = InputField | TextAreaField | SelectField | CheckboxField

/** The same fields several times, as often as one likes. */
export interface RepeatedField extends BaseField {
  kind: 'repeated'
  /** The label of one of them: `Lot`. */
  itemLabel: string
  max: number
  fields: readonly SimpleField[]
}

export type FormField = SimpleField | RepeatedField

/** Fields under a heading of their own. */
export interface FormSection {
  title: string
  text?: string
  fields: readonly FormField[]
}

/** What is sent: the contract's fields by their names. */
export type FormContent = Record<string, unknown>

/** A form that anybody sends something in with, as data. */
export interface SubmissionFormDefinition extends FormDefinition<FormContent> {
  /** The fields that say who sends it. */
  sender: { name: string; email: string }
  submitLabel: string
}

/** Who fills a form in. */
export interface Sender {
  /** Whose the draft is; undefined while that is not known. */
  person: Person | undefined
  name: string
  email: string
}

/** What happens next, one point of it. */
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
  /** What helps to know before one begins, a line each. */
  goodToKnow: readonly string[]
  /** The email that replaces the form without script: its subject, and what to write in it. */
  byMail: { subject: string; ask: string }
  /** The page once it is sent. */
  sent: { title: string; next: readonly NextStep[]; actions: readonly CallToAction[] }
}

const blankOf = (field: FormField): unknown => {
  switch (field.kind) {
    case 'checkbox':
      return false
    case 'number':
      return null
    case 'repeated':
      return []
    default:
      return ''
  }
}

/** Fields as nobody has touched them. */
export const blankFields = (fields: readonly FormField[]): FormContent =>
  Object.fromEntries(fields.map((field) => [field.name, blankOf(field)]))
