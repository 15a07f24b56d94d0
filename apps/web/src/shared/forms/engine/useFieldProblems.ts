import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { findProblems, getMessageAt } from './field-problems.ts'
import type { FormStep } from './form-definition.ts'
import { listFieldPaths, findStepWithField } from './step-rules.ts'

interface FieldProblemsOptions<Form extends FieldValues, Content> {
  steps: readonly FormStep<Form, Content>[]
  form: UseFormReturn<Form, unknown, Content>
  values: Form
  /** The step that is shown. */
  step: number
  goTo: (step: number) => void
  focusField: (path: string) => void
}

/** The problems of a form's fields, from the schema or the API, with functions that show and focus them. */
export function useFieldProblems<Form extends FieldValues, Content>({
  steps,
  form,
  values,
  step,
  goTo,
  focusField,
}: FieldProblemsOptions<Form, Content>) {
  const { errors } = form.formState
  const paths = listFieldPaths(
    steps.flatMap(({ fields }) => fields),
    values,
  )
  const showField = (path: string) => {
    const wanted = findStepWithField(steps, path)
    if (wanted !== step) goTo(wanted)
    focusField(path)
  }
  /** Shows the first problem, in the order of the steps. */
  const showFirst = (isWrong: (path: string) => boolean) => {
    const inOrder = steps.flatMap(({ fields, attachments = [] }) => [
      ...listFieldPaths(fields, values),
      ...attachments,
    ])
    const first = inOrder.find(isWrong)
    if (first !== undefined) showField(first)
  }
  const showInvalid = (invalid: FieldErrors) => showFirst((path) => getMessageAt(invalid, path) !== undefined)
  const showRefused = (refused: Readonly<Record<string, string>>) => {
    for (const path of paths) {
      const message = refused[path]
      if (message !== undefined) form.setError(path as FieldPath<Form>, { type: 'server', message })
    }
    showFirst((path) => refused[path] !== undefined)
  }
  return {
    problems: findProblems(errors, paths),
    getError: (path: string) => getMessageAt(errors, path),
    showField,
    showInvalid,
    showRefused,
  }
}
