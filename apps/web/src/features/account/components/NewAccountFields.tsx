import { Field, TextInput } from '@portal/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** A form field and its error. */
interface RegisteredField {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** First and last name of the account's owner. */
export const NameFields = ({ first, last }: { first: RegisteredField; last: RegisteredField }) => (
  <>
    <Field label="First name" error={first.error} required>
      <TextInput autoComplete="given-name" {...first.field} />
    </Field>
    <Field label="Last name" error={last.error} required>
      <TextInput autoComplete="family-name" {...last.field} />
    </Field>
  </>
)

/** A field for a new password. */
export const NewPasswordField = ({ label, field, error }: RegisteredField & { label: string }) => (
  <Field
    label={label}
    hint="At least 8 characters. A few words together make a good password."
    error={error}
    required
  >
    <TextInput type="password" autoComplete="new-password" {...field} />
  </Field>
)
