import { valibotResolver } from '@hookform/resolvers/valibot'
import { RegisterInput } from '@portal/domain/contract'
import { Button, Field, Notice, Stack, TextInput, TextLink } from '@portal/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isApiError } from '#api/api-error.ts'
import { showFieldErrors } from '#api/field-errors.ts'
import { paths } from '#shared/paths.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { useRegisterMutation } from '../entrance.api.ts'
import { refusalOf } from '../refusal.ts'
import { ClaimOffer } from './ClaimOffer.tsx'
import type { Arrival } from '../useArrival.ts'

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const

/** Name, email and password of a new account. What was typed stays when the answer is no. */
export function RegisterForm({ arrive }: Pick<Arrival, 'arrive'>) {
  const hydrated = useHydrated()
  const [open, { isLoading }] = useRegisterMutation()
  const [taken, setTaken] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<RegisterInput>({
    resolver: valibotResolver(RegisterInput),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await open(values)
    if (data) return arrive(data)
    setTaken(isApiError(error) && error.status === 409 ? values.email : null)
    if (!showFieldErrors(error, FIELDS, setError)) setError('root', { message: refusalOf(error) })
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        {(errors.root?.message || taken !== null) && (
          <Notice tone="danger" role="alert">
            {errors.root?.message}{' '}
            {taken !== null && <TextLink href={paths.signIn()}>Sign in instead</TextLink>}
          </Notice>
        )}
        {taken !== null && <ClaimOffer key={taken} email={taken} />}
        <Field label="First name" error={errors.firstName?.message} required>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message} required>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Field
          label="Email"
          hint="You sign in with it, and we write to it about your listings."
          error={errors.email?.message}
          required
        >
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label="Password"
          hint="At least 8 characters; a few words make a good one."
          error={errors.password?.message}
          required
        >
          <TextInput type="password" autoComplete="new-password" {...register('password')} />
        </Field>
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Opening your account…' : 'Register'}
        </Button>
      </Stack>
    </form>
  )
}
