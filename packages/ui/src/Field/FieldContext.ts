import { createContext, useContext } from 'react'

/** What a `Field` passes to the control inside it. */
export type FieldState = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
}

/** The field around a control; null outside a field. */
export const FieldContext = createContext<FieldState | null>(null)

/** The attributes that a control takes from the field around it; none outside a field. */
export function useFieldAttributes() {
  const field = useContext(FieldContext)
  if (field === null) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required,
    disabled: field.disabled,
  }
}
