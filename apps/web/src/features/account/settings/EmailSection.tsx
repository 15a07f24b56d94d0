import { Alert, Button, Cluster, Stack, Text } from '@portal/ui'
import { describeRefusal } from '../refusal.ts'
import { useCancelEmailChangeMutation, useResendEmailChangeMutation, type Account } from '../settings.api.ts'
import { EmailChangeForm } from './EmailChangeForm.tsx'

/** The new address that awaits confirmation. */
function WaitingAddress({ email, currentEmail }: { email: string; currentEmail: string }) {
  const [resend, resending] = useResendEmailChangeMutation()
  const [cancel, cancelling] = useCancelEmailChangeMutation()
  const error = resending.error ?? cancelling.error
  const isBusy = resending.isLoading || cancelling.isLoading
  return (
    <Alert tone="info">
      <Stack gap={12}>
        <Text>
          We have sent a link to <strong translate="no">{email}</strong>. Open it to use that address. Until
          then you sign in with {currentEmail}.
        </Text>
        {error !== undefined && !isBusy && <Text role="alert">{describeRefusal(error)}</Text>}
        <Cluster gap={12}>
          <Button variant="secondary" busy={resending.isLoading} onClick={() => void resend()}>
            {resending.isLoading ? 'Sending…' : 'Send again'}
          </Button>
          <Button variant="quiet" busy={cancelling.isLoading} onClick={() => void cancel()}>
            {cancelling.isLoading ? 'Cancelling…' : 'Cancel the change'}
          </Button>
        </Cluster>
        {resending.data && <Text role="status">Sent. Check the inbox and the spam folder.</Text>}
      </Stack>
    </Alert>
  )
}

/** The account's address, and the one that is to replace it. */
export const EmailSection = ({ account }: { account: Account }) => (
  <Stack gap={16}>
    <Text>
      You sign in with <strong translate="no">{account.email}</strong>.
      {!account.isEmailConfirmed && ' It is not confirmed yet: open the link in our email.'}
    </Text>
    {account.emailChange && (
      <WaitingAddress
        key={account.emailChange.email}
        email={account.emailChange.email}
        currentEmail={account.email}
      />
    )}
    <EmailChangeForm />
  </Stack>
)
