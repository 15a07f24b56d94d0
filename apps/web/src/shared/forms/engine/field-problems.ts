import type { FieldErrors } from 'react-hook-form'
import type { Problem } from '../parts/ProblemList.tsx'

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** The message of a field, by its path: `lots.0.title`. */
export function getMessageAt(errors: FieldErrors, path: string): string | undefined {
  const error = path.split('.').reduce<unknown>(at, errors)
  const message = at(error, 'message') ?? at(at(error, 'root'), 'message')
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** All problems, in the order of the form. */
export const findProblems = (errors: FieldErrors, paths: readonly string[]): readonly Problem[] =>
  paths.flatMap((path) => {
    const message = getMessageAt(errors, path)
    return message === undefined ? [] : [{ path, message }]
  })
