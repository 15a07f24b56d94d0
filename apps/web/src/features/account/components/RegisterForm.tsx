import { valibotResolver } from '@hookform/resolvers/valibot'
import { RegisterInput } from '@portal/domain/contract'
import { Alert, Button, Field, Stack, TextInput } from '@portal/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { isApiError } from '#shared/calls/api-error.ts'
import { showFieldErrors } from '#api/field-errors.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useRegisterMutation } from '../authentication.api.ts'
import { describeRefusal } from '../refusal.ts'
import { AddressTaken } from './AddressTaken.tsx'
import { NameFields, NewPasswordField } from './NewAccountFields.tsx'
import { readTypedAccount, storeTypedAccount } from '../typed-account.api.ts'
import type { ReturnAfterSignIn } from '../useReturnAfterSignIn.ts'

const FORM = 'register'
const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const

/** Name, email and password of a new account. Input stays after an error, and except the password on the way to sign-in and back. */
export function RegisterForm({ onSignedIn }: Pick<ReturnAfterSignIn, 'onSignedIn'>) {
  const hydrated = useHydrated()
  const [open, { isLoading }] = useRegisterMutation()
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const { register, handleSubmit, getValues, reset, setError, formState } = useForm<RegisterInput>({
    resolver: valibotResolver(RegisterInput),
    defaultValues: { ...readTypedAccount(), password: '' },
  })
  usePreHydrationInput(FORM, FIELDS, (texts) => reset({ ...getValues(), ...texts }))
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await open(values)
    if (data) return onSignedIn(data)
    const isEmailTaken = isApiError(error) && error.status === 409
    setTakenEmail(isEmailTaken ? values.email : null)
    if (isEmailTaken) return
    if (!showFieldErrors(error, FIELDS, setError)) setError('root', { message: describeRefusal(error) })
  })
  return (
    <form
      id={FORM}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        const { firstName, lastName, email } = getValues()
        storeTypedAccount({ firstName, lastName, email })
      }}
    >
      <Stack gap={16}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
          </Alert>
        )}
        {takenEmail !== null && <AddressTaken key={takenEmail} email={takenEmail} />}
        <NameFields
          first={{ field: register('firstName'), error: errors.firstName?.message }}
          last={{ field: register('lastName'), error: errors.lastName?.message }}
        />
        <Field
          label="Email"
          hint="You sign in with this address, and we use it to email you about your listings."
          error={errors.email?.message}
          required
        >
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <NewPasswordField label="Password" field={register('password')} error={errors.password?.message} />
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Opening your account…' : 'Register'}
        </Button>
      </Stack>
    </form>
  )
}
