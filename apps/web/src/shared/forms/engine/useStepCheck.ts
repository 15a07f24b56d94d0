import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

interface StepCheckOptions<Form extends FieldValues, Content> {
  form: UseFormReturn<Form, unknown, Content>
  values: Form
  /** The fields of the step that is shown. */
  fields: readonly string[]
  onValid: () => void
  /** Called with the first field that is wrong. */
  onInvalid: (field: string) => void
}

/**
 * Checks the fields of a step before the next one opens. Invalid fields are checked again at each change, which the
 * form itself does only after a submit.
 */
export function useStepCheck<Form extends FieldValues, Content>(options: StepCheckOptions<Form, Content>) {
  const { form, values, fields, onValid, onInvalid } = options
  const isChecking = useRef(false)
  const wrong = useRef<readonly FieldPath<Form>[]>([])
  const checkAgain = useEffectEvent(() => {
    if (wrong.current.length > 0) void form.trigger(wrong.current)
  })
  // `values` only triggers the check, which reads the form: it may be ahead of the rendered values.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => checkAgain(), [values])
  return async () => {
    if (isChecking.current) return
    isChecking.current = true
    const names = fields as readonly FieldPath<Form>[]
    try {
      const isValid = names.length === 0 || (await form.trigger(names))
      wrong.current = isValid ? [] : names.filter((name) => form.getFieldState(name).invalid)
    } finally {
      isChecking.current = false
    }
    const [first] = wrong.current
    if (first === undefined) onValid()
    else onInvalid(first)
  }
}
