import { valibotResolver } from '@hookform/resolvers/valibot'
import { SignInInput } from '@portal/domain/contract'
import { Alert, Button, Field, Stack, TextInput, TextLink } from '@portal/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { usePreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { paths } from '#shared/urls/paths.ts'
import { useSignInMutation } from '../authentication.api.ts'
import { describeRefusal } from '../refusal.ts'
import { readTypedAccount, storeTypedAccount } from '../typed-account.api.ts'
import type { ReturnAfterSignIn } from '../useReturnAfterSignIn.ts'

const FORM = 'sign-in'
const FIELDS = ['email', 'password'] as const
const WRONG = 'Email or password is incorrect. Check both and try again.'

/** Email and password. Input stays after an error. */
export function SignInForm({
  onSignedIn,
  onSecondStep,
}: Pick<ReturnAfterSignIn, 'onSignedIn' | 'onSecondStep'>) {
  const hydrated = useHydrated()
  const [signIn, { isLoading }] = useSignInMutation()
  const { register, handleSubmit, getValues, reset, setError, formState } = useForm<SignInInput>({
    resolver: valibotResolver(SignInInput),
    defaultValues: { email: readTypedAccount().email, password: '' },
  })
  usePreHydrationInput(FORM, FIELDS, (texts) => reset({ ...getValues(), ...texts }))
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await signIn(values)
    if (data) return 'secondStep' in data ? onSecondStep() : onSignedIn(data)
    if (showFieldErrors(error, FIELDS, setError)) return
    setError('root', { message: describeRefusal(error, { 401: WRONG }) })
  })
  return (
    <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <Field label="Email" error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          <TextInput type="password" autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Signing in…' : 'Sign In'}
        </Button>
        <TextLink
          href={paths.forgotPassword()}
          onClick={() => storeTypedAccount({ email: getValues('email') })}
        >
          Forgot your password?
        </TextLink>
      </Stack>
    </form>
  )
}
