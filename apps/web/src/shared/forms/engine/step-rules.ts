import type { FieldValues } from 'react-hook-form'
import type { FormStep } from './form-definition.ts'

type Steps<Form extends FieldValues> = readonly Pick<FormStep<Form>, 'fields' | 'attachments' | 'missing'>[]

/** The wanted step, from 1, or the first incomplete one before it. */
export function getReachableStep<Form extends FieldValues>(
  steps: Steps<Form>,
  wanted: number,
  values: Form,
): number {
  const incomplete = steps.findIndex(({ missing }) => missing !== undefined && missing(values).length > 0)
  return incomplete === -1 ? wanted : Math.min(wanted, incomplete + 1)
}

/** The step, from 1, with a field or an attachment, by its path; the last one if no step has it. */
export function findStepWithField<Form extends FieldValues>(steps: Steps<Form>, path: string): number {
  const [name = ''] = path.split('.')
  const at = steps.findIndex(({ fields, attachments }) => [...fields, ...(attachments ?? [])].includes(name))
  return at === -1 ? steps.length : at + 1
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The paths of the current fields in order: `lots`, `lots.0.title`. */
export const listFieldPaths = (fields: readonly string[], values: FieldValues): readonly string[] =>
  fields.flatMap((field) => {
    const value: unknown = values[field]
    const rows = Array.isArray(value) ? value.filter(isRecord) : []
    return [field, ...rows.flatMap((row, at) => Object.keys(row).map((name) => `${field}.${at}.${name}`))]
  })
