import type { FieldErrors } from 'react-hook-form'
import type { Problem } from '../parts/ProblemList.tsx'
import type { FormContent, FormField } from '../submission/definition.ts'

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** What is wrong with a field, by its path: `lots.0.title`. */
export function messageAt(errors: FieldErrors<FormContent>, path: string): string | undefined {
  const error = path.split('.').reduce<unknown>(at, errors)
  const message = at(error, 'message') ?? at(at(error, 'root'), 'message')
  return typeof message === 'string' && message !== '' ? message : undefined
}

const countOf = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0)

/** The paths of a form's fields as it is filled in now, in order; rows and what is in each. */
export const pathsOf = (fields: readonly FormField[], typed: FormContent): readonly string[] =>
  fields.flatMap((field) => {
    if (field.kind !== 'rows') return [field.name]
    const places = Array.from({ length: countOf(typed[field.name]) }, (_, place) => place)
    const inRows = places.flatMap((place) => field.fields.map(({ name }) => `${field.name}.${place}.${name}`))
    return [field.name, ...inRows]
  })

/** Everything that has to be put right, in the order of the form. */
export const problemsOf = (
  errors: FieldErrors<FormContent>,
  paths: readonly string[],
): readonly Problem<string>[] =>
  paths.flatMap((field) => {
    const message = messageAt(errors, field)
    return message === undefined ? [] : [{ field, message }]
  })
