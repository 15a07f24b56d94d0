import { valibotResolver } from '@hookform/resolvers/valibot'
import { ResetPasswordInput } from '@portal/domain/contract'
import { Alert, Button, Heading, LinkButton, Stack, Text } from '@portal/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { usePreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { isUnknownToken } from '#shared/email-links/EmailLinkAction.tsx'
import { Outcome } from '#shared/page/Outcome.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { paths } from '#shared/urls/paths.ts'
import { useResetPasswordMutation } from '../authentication.api.ts'
import { describeRefusal } from '../refusal.ts'
import { NewPasswordField } from './NewAccountFields.tsx'

const FORM = 'reset-password'
const FIELDS = ['password'] as const

const Done = ({ email, unlinked }: { email: string; unlinked: readonly string[] }) => (
  <Stack gap={16} align="start" role="status">
    <Heading level={2} size="part">
      Your password is changed
    </Heading>
    <Text>Sign in as {email} with your new password. All your devices are signed out.</Text>
    {unlinked.map((provider) => (
      <Text key={provider}>
        Signing in with {provider} is unlinked too. If you use it, sign in with it once more to link it again.
      </Text>
    ))}
    <LinkButton href={paths.signIn(paths.dashboard())}>Sign In</LinkButton>
  </Stack>
)

const UnknownLink = () => (
  <Stack gap={16} align="start" role="status">
    <Heading level={2} size="part">
      This link does not work any more
    </Heading>
    <Text>It may be incomplete, older than one hour, or used already. Your password is unchanged.</Text>
    <LinkButton href={paths.forgotPassword()}>Ask for another link</LinkButton>
  </Stack>
)

interface ResetPasswordFormProps {
  token: string
  onDone: () => void
}

/** Chooses a new password with the token of the email. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const hydrated = useHydrated()
  const [resetPassword, { data, error, isLoading }] = useResetPasswordMutation()
  const { register, handleSubmit, reset, setError, formState } = useForm<ResetPasswordInput>({
    resolver: valibotResolver(ResetPasswordInput),
    defaultValues: { token, password: '' },
  })
  usePreHydrationInput(FORM, FIELDS, ({ password = '' }) => reset({ token, password }))
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { error: refused } = await resetPassword(values)
    if (!refused) return onDone()
    if (showFieldErrors(refused, FIELDS, setError)) return
    setError('root', { message: describeRefusal(refused) })
  })
  if (data) {
    return (
      <Outcome>
        <Done {...data} />
      </Outcome>
    )
  }
  const isRefused = isUnknownToken(error) && errors.password === undefined
  if (token === '') return <UnknownLink />
  if (errors.token || isRefused) {
    return (
      <Outcome>
        <UnknownLink />
      </Outcome>
    )
  }
  return (
    <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <NewPasswordField
          label="New password"
          field={register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Saving…' : 'Save the new password'}
        </Button>
      </Stack>
    </form>
  )
}
