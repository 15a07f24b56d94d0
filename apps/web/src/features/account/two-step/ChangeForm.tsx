import { valibotResolver } from '@hookform/resolvers/valibot'
import { SecondStepChange } from '@portal/domain/contract'
import { Alert, Button, Field, Cluster, Stack, TextInput } from '@portal/ui'
import { useForm } from 'react-hook-form'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { showFieldErrors } from '#api/field-errors.ts'
import { CodeField } from '../components/CodeField.tsx'
import { describeRefusal } from '../refusal.ts'

interface ChangeFormProps {
  /** Whether to ask for the password; an account may have none. */
  hasPassword: boolean
  codeHint: string
  button: string
  busyLabel: string
  /** Makes the change; resolves to its error, if any. */
  change: (input: SecondStepChange) => Promise<unknown>
  onCancel: () => void
}

/** Form for a change of two-step sign-in: a code, and the password. */
export function ChangeForm({ hasPassword, codeHint, button, busyLabel, change, onCancel }: ChangeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<SecondStepChange>({
    resolver: valibotResolver(SecondStepChange),
    defaultValues: { code: '', ...(hasPassword && { password: '' }) },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    const error = await change(values)
    if (error === undefined) return
    if (!showFieldErrors(error, ['code', 'password'], setError))
      setError('root', { message: describeRefusal(error) })
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <CodeField field={register('code')} error={errors.code?.message} hint={codeHint} />
        {hasPassword && (
          <Field label="Your password" error={errors.password?.message} required>
            <TextInput type="password" autoComplete="current-password" {...register('password')} />
          </Field>
        )}
        <Cluster gap={12}>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? busyLabel : button}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
