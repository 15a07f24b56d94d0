import { valibotResolver } from '@hookform/resolvers/valibot'
import { requestPasswordReset } from '@portal/domain/contract'
import { Alert, Button, Field, Stack, Text, TextInput } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { usePreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useRequestPasswordResetMutation } from '../authentication.api.ts'
import { describeRefusal } from '../refusal.ts'
import { readTypedAccount } from '../typed-account.api.ts'

const FORM = 'forgot-password'
const FIELDS = ['email'] as const

/** Takes the focus when it appears in place of the form. */
function EmailSent({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} tone="success" role="status">
      <Stack gap={8}>
        <Text>
          If there is an account with <strong translate="no">{email}</strong>, we have sent it a link to
          choose a new password.
        </Text>
        <Text>
          The link works once, within one hour. Nothing after ten minutes? Check your spam folder and the
          spelling of the address.
        </Text>
      </Stack>
    </Alert>
  )
}

/** Requests a link to choose a new password. Starts with the address typed on the sign-in page. */
export function ForgotPasswordForm() {
  const hydrated = useHydrated()
  const [requestReset, { data, isLoading }] = useRequestPasswordResetMutation()
  const { register, handleSubmit, reset, setError, formState } = useForm<{ email: string }>({
    resolver: valibotResolver(requestPasswordReset.body),
    defaultValues: { email: readTypedAccount().email },
  })
  usePreHydrationInput(FORM, FIELDS, ({ email = '' }) => reset({ email }))
  const { errors } = formState
  const submit = handleSubmit(async ({ email }) => {
    const { error } = await requestReset(email)
    if (!error || showFieldErrors(error, FIELDS, setError)) return
    setError('root', { message: describeRefusal(error) })
  })
  if (data) return <EmailSent email={data.email} />
  return (
    <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <Field label="Email" hint="The address of your account." error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Sending…' : 'Send me a link'}
        </Button>
      </Stack>
    </form>
  )
}
