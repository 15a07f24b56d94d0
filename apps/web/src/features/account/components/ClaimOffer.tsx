import { Button, Stack, Text } from '@portal/ui'
import { useClaimAccountMutation } from '../entrance.api.ts'
import { refusalOf } from '../refusal.ts'

/** For who finds their address taken: a mail tells them what is behind it. */
export function ClaimOffer({ email }: { email: string }) {
  const [claim, { data, error, isLoading }] = useClaimAccountMutation()
  if (data) {
    return (
      <Text role="status">
        We have written to <strong>{data.email}</strong>. Open the link in that email to continue. Nothing
        there after ten minutes? Check your spam folder.
      </Text>
    )
  }
  return (
    <Stack gap={8} align="start">
      <Text>
        Is this address yours, and you did not open the account? We can send you an email. With it you can
        take the account over.
      </Text>
      {error !== undefined && !isLoading && <Text role="alert">{refusalOf(error)}</Text>}
      <Button variant="secondary" busy={isLoading} onClick={() => void claim(email)}>
        {isLoading ? 'Sending…' : 'Send me an email'}
      </Button>
    </Stack>
  )
}
