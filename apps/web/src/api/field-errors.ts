import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { isApiError } from './api-error.ts'

/**
 * Puts the API's messages beside the fields they are about and the focus into the first of them. True when there
 * was one; a refusal about nothing in particular is for the form to show as a whole.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const fields = isApiError(error) ? error.fields : {}
  const named = names.filter((name) => fields[name] !== undefined)
  for (const [index, name] of named.entries()) {
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 })
  }
  return named.length > 0
}
