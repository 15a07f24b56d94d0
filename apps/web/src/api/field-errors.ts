import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { getFieldErrors } from '#shared/calls/api-error.ts'

/**
 * Shows the API's messages at their fields and focuses the first of them. True if there was one; other errors are for
 * the form to show.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const fields = getFieldErrors(error)
  const named = names.filter((name) => fields[name] !== undefined)
  for (const [index, name] of named.entries()) {
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 })
  }
  return named.length > 0
}
