import { valibotResolver } from '@hookform/resolvers/valibot'
import { RenameInput } from '@portal/domain/contract'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { NameFields } from '../components/NewAccountFields.tsx'
import { describeRefusal } from '../refusal.ts'
import { useRenameAccountMutation, type Account } from '../settings.api.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** The name, as others read it beside reviews. */
export function NameForm({ account }: { account: Account }) {
  const [rename, { isLoading, isSuccess }] = useRenameAccountMutation()
  const { firstName, lastName } = account
  const { register, handleSubmit, setError, reset, formState } = useForm<RenameInput>({
    resolver: valibotResolver(RenameInput),
    defaultValues: { firstName, lastName },
  })
  const { errors, isDirty } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await rename(values)
    if (data) return reset({ firstName: data.firstName, lastName: data.lastName })
    if (!showFieldErrors(error, ['firstName', 'lastName'], setError))
      setError('root', { message: describeRefusal(error) })
  })
  return (
    <SettingsForm
      onSubmit={submit}
      error={errors.root?.message}
      done={isSuccess && !isDirty && 'Your name is saved.'}
      button="Save the name"
      busyButton="Saving…"
      busy={isLoading}
    >
      <NameFields
        first={{ field: register('firstName'), error: errors.firstName?.message }}
        last={{ field: register('lastName'), error: errors.lastName?.message }}
      />
    </SettingsForm>
  )
}
