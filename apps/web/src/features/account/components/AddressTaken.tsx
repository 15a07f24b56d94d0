import { Alert, Button, Stack, Text, TextLink, type AlertProps } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useClaimAccountMutation } from '../authentication.api.ts'
import { describeRefusal } from '../refusal.ts'
import { storeTypedAccount } from '../typed-account.api.ts'
import { useReturnAfterSignIn } from '../useReturnAfterSignIn.ts'

const Box = styled(Alert)`
  &:focus {
    outline: none;
  }
`

/** Takes the focus when it appears, since it is above the pressed button. */
function FocusedAlert(props: AlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <Box ref={box} tabIndex={-1} {...props} />
}

/** Shown when an email address is taken: the next steps, and after an email was sent only what to do with that. */
export function AddressTaken({ email }: { email: string }) {
  const { returnTo } = useReturnAfterSignIn()
  const [claim, { data, error, isLoading }] = useClaimAccountMutation()
  if (data) {
    return (
      <FocusedAlert key="sent" tone="success" role="status">
        We’ve emailed <strong translate="no">{data.email}</strong>. Open the link in that email to continue.
        Nothing after ten minutes? Check your spam folder.
      </FocusedAlert>
    )
  }
  return (
    <FocusedAlert key="taken" tone="danger" role="alert">
      <Stack gap={12} align="start">
        <Text>
          This email address already has an account.{' '}
          <TextLink href={paths.signIn(returnTo === paths.home() ? undefined : returnTo)}>
            Sign in instead
          </TextLink>
        </Text>
        <Text>
          Forgot your password?{' '}
          <TextLink href={paths.forgotPassword()} onClick={() => storeTypedAccount({ email })}>
            Choose a new password
          </TextLink>
        </Text>
        <Text>
          Is this address yours, but somebody else opened the account? We can email you a link to take it
          over.
        </Text>
        {error !== undefined && !isLoading && <Text>{describeRefusal(error)}</Text>}
        <Button variant="secondary" busy={isLoading} onClick={() => void claim(email)}>
          {isLoading ? 'Sending…' : 'Send me an email'}
        </Button>
      </Stack>
    </FocusedAlert>
  )
}
