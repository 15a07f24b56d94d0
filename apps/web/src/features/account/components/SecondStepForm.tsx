import { valibotResolver } from '@hookform/resolvers/valibot'
import { SecondStepInput } from '@portal/domain/contract'
import { Alert, Button, Stack, TextLink } from '@portal/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { isApiError } from '#shared/calls/api-error.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { paths } from '#shared/urls/paths.ts'
import { useFinishSignInMutation } from '../authentication.api.ts'
import { describeRefusal } from '../refusal.ts'
import type { ReturnAfterSignIn } from '../useReturnAfterSignIn.ts'
import { CodeField } from './CodeField.tsx'

/** The code that finishes a sign-in. */
export function SecondStepForm({ onSignedIn, returnTo }: Omit<ReturnAfterSignIn, 'onSecondStep'>) {
  const hydrated = useHydrated()
  const [finish, { isLoading, error: refusal }] = useFinishSignInMutation()
  const { register, handleSubmit, setError, formState } = useForm<SecondStepInput>({
    resolver: valibotResolver(SecondStepInput),
    defaultValues: { code: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await finish(values)
    if (data) return onSignedIn(data)
    if (!showFieldErrors(error, ['code'], setError)) setError('root', { message: describeRefusal(error) })
  })
  const hasEnded = isApiError(refusal) && refusal.status === 401
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
            {hasEnded && (
              <>
                . <TextLink href={paths.signIn(returnTo)}>Sign In</TextLink>
              </>
            )}
          </Alert>
        )}
        <CodeField
          field={register('code')}
          error={errors.code?.message}
          hint="The 6 digits from your authenticator app, or one of your recovery codes."
        />
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Signing in…' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  )
}
