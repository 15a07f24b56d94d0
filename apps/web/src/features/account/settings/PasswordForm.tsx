import { valibotResolver } from '@hookform/resolvers/valibot'
import { ChangePasswordInput } from '@portal/domain/contract'
import { TextLink } from '@portal/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { paths } from '#shared/urls/paths.ts'
import { NewPasswordField } from '../components/NewAccountFields.tsx'
import { describeRefusal } from '../refusal.ts'
import { useChangePasswordMutation } from '../settings.api.ts'
import { storeTypedAccount } from '../typed-account.api.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const toSentence = (ended: number): string =>
  ended === 0
    ? 'Your password is changed.'
    : `Your password is changed. ${ended === 1 ? 'One other device was' : `${ended} other devices were`} signed out.`

/** Changes the password; all other devices are signed out. */
export function PasswordForm({ email }: { email: string }) {
  const [change, { data, isLoading }] = useChangePasswordMutation()
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePasswordInput>({
    resolver: valibotResolver(ChangePasswordInput),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { errors, isDirty } = formState
  const submit = handleSubmit(async (values) => {
    const { data: changed, error } = await change(values)
    if (changed) return reset()
    if (!showFieldErrors(error, ['currentPassword', 'password'], setError))
      setError('root', { message: describeRefusal(error) })
  })
  return (
    <SettingsForm
      onSubmit={submit}
      error={errors.root?.message}
      done={data && !isDirty && toSentence(data.ended)}
      button="Change the password"
      busyButton="Changing…"
      busy={isLoading}
      beside={
        <TextLink href={paths.forgotPassword()} onClick={() => storeTypedAccount({ email })}>
          Forgot your password?
        </TextLink>
      }
    >
      <OwnPasswordField
        label="Current password"
        field={register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <NewPasswordField label="New password" field={register('password')} error={errors.password?.message} />
    </SettingsForm>
  )
}
