import { Field, TextInput } from '@portal/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface CodeFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
  hint: string
}

/** A code of an authenticator app, which phones offer to fill in. Not for digits only: recovery codes have letters. */
export const CodeField = ({ field, error, hint }: CodeFieldProps) => (
  <Field label="Code" hint={hint} error={error} required>
    <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...field} />
  </Field>
)
