import { valibotResolver } from '@hookform/resolvers/valibot'
import { EmailChangeInput } from '@portal/domain/contract'
import { Field, TextInput } from '@portal/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { describeRefusal } from '../refusal.ts'
import { useRequestEmailChangeMutation } from '../settings.api.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** Requests another address, which takes effect once the link sent to it is used. */
export function EmailChangeForm() {
  const [requestChange, { isLoading }] = useRequestEmailChangeMutation()
  const { register, handleSubmit, setError, reset, formState } = useForm<EmailChangeInput>({
    resolver: valibotResolver(EmailChangeInput),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await requestChange(values)
    if (data) return reset()
    if (!showFieldErrors(error, ['email', 'password'], setError))
      setError('root', { message: describeRefusal(error) })
  })
  return (
    <SettingsForm
      onSubmit={submit}
      error={errors.root?.message}
      button="Change the address"
      busyButton="Sending…"
      busy={isLoading}
    >
      <Field
        label="New email"
        hint="We email a link to this address. The change takes effect once you open the link."
        error={errors.email?.message}
        required
      >
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <OwnPasswordField label="Your password" field={register('password')} error={errors.password?.message} />
    </SettingsForm>
  )
}
