import type { BreadcrumbItem, SelectGroup, SelectOption } from '@portal/ui'
import type { ComponentType } from 'react'
import type { CallToAction } from '#shared/content/list.ts'
import type { Person } from '#shared/drafts/draft-store.ts'
import type { FormDefinition, StepProps } from '../engine/form-definition.ts'

interface BaseField {
  /** Its name in the contract. */
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
  /** Other fields whose rules look at this one. */
  revalidates?: string[]
  /** Takes the form's whole width. */
  isWide?: boolean
}

interface TextAreaField extends BaseField {
  kind: 'textarea'
  rows?: number
  /** Shows a counter. */
  lengthLimits?: { min?: number; max: number }
}

interface SelectField extends BaseField {
  kind: 'select'
  /** May depend on other fields, such as the provinces of a country; without options the field is not shown. */
  options: Choices | ((values: FormContent) => Choices)
}

/** A text with a component of the form's feature, so that other forms need not load it. */
interface CustomField extends BaseField {
  kind: 'custom'
  Component: ComponentType<CustomFieldProps>
}

export interface CustomFieldProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

interface CheckboxField extends BaseField {
  kind: 'checkbox'
}

/** A field whose value is no text, or whose component uses the form itself. */
interface ControlField extends BaseField {
  kind: 'control'
  /** Its untouched value. */
  blank: unknown
  Control: ComponentType<ControlFieldProps>
}

/** Props of the component of a control field. */
export interface ControlFieldProps extends StepProps<FormContent> {
  field: ControlField
  path: string
}

/** A field for one value. */
export type SimpleField =
  | InputField
  | TextAreaField
  | SelectField
  | CustomField
  | CheckboxField
  | ControlField

/** A group of fields that repeats. */
export interface RepeatedField extends BaseField {
  kind: 'repeated'
  /** The label of one row: `Lot`. */
  itemLabel: string
  max: number
  fields: readonly SimpleField[]
}

export type FormField = SimpleField | RepeatedField

/** Fields under their own heading; without a title if there is only one section, under the heading of a dialog. */
export interface FormSection {
  title?: string
  text?: string
  fields: readonly FormField[]
}

/** The sent content: the contract's fields by their names. */
export type FormContent = Record<string, unknown>

/** A public submission form, as data. */
export interface SubmissionFormDefinition extends FormDefinition<FormContent> {
  /** The fields of the sender; null for a form without them. */
  sender: { name: string; email: string } | null
  submitLabel: string
}

/** The person who fills in a form. */
export interface Sender {
  /** The owner of the draft; undefined while unknown. */
  person: Person | undefined
  name: string
  email: string
}

/** One point of what happens next. */
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
  /** Hints before starting, a line each. */
  goodToKnow: readonly string[]
  /** The email that replaces the form without script: its subject, and what to write in it. */
  byMail: { subject: string; ask: string }
  /** The page once it is sent. */
  sent: { title: string; next: readonly NextStep[]; actions: readonly CallToAction[] }
}

const createBlank = (field: FormField): unknown => {
  switch (field.kind) {
    case 'checkbox':
      return false
    case 'number':
      return null
    case 'repeated':
      return []
    case 'control':
      return field.blank
    default:
      return ''
  }
}

/** Creates untouched fields. */
export const createBlankFields = (fields: readonly FormField[]): FormContent =>
  Object.fromEntries(fields.map((field) => [field.name, createBlank(field)]))
