import { Alert, Button, Stack, Text } from '@portal/ui'
import type { CurrentUser } from '#features/account/account.api.ts'
import { useResendConfirmationMutation } from '#features/account/authentication.api.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'

/** Reminds users with an unconfirmed address, and can send another link. */
export function ConfirmEmail({ user: { email, isEmailConfirmed } }: { user: CurrentUser }) {
  const [resend, { data, error, isLoading }] = useResendConfirmationMutation()
  if (isEmailConfirmed) return null
  return (
    <Alert tone="info">
      <Stack gap={12} align="start">
        <Text>
          <strong>Confirm your email address.</strong> Open the link that we sent to{' '}
          <span translate="no">{email}</span>. Until then we send you at most 6 emails a day.
        </Text>
        {data ? (
          <Text role="status">Sent. Check your inbox and your spam folder.</Text>
        ) : (
          <Button variant="secondary" busy={isLoading} onClick={() => void resend()}>
            {isLoading ? 'Sending…' : 'Send it again'}
          </Button>
        )}
        {error !== undefined && !isLoading && <Text role="alert">{describeFailure(error)}</Text>}
      </Stack>
    </Alert>
  )
}
