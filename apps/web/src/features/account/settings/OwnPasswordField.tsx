import { Field, TextInput } from '@portal/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface OwnPasswordFieldProps {
  label: string
  field: UseFormRegisterReturn
  error: string | undefined
}

/** The account's current password, to confirm a change. */
export const OwnPasswordField = ({ label, field, error }: OwnPasswordFieldProps) => (
  <Field label={label} error={error} required>
    <TextInput type="password" autoComplete="current-password" {...field} />
  </Field>
)
