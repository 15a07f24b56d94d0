import { Alert, Button, Cluster, Text, TextLink } from '@portal/ui'
import { useState } from 'react'
import { paths } from '#shared/urls/paths.ts'
import { useGetSecondStepQuery } from '../two-step.api.ts'
import { dismissInvitation, isInvitationDismissed } from './two-step-invitation.ts'

/** Invites an administrator without two-step sign-in to turn it on. */
export function TwoStepInvitation() {
  const [isDismissed, setDismissed] = useState(isInvitationDismissed)
  const { data: state } = useGetSecondStepQuery(undefined, { skip: isDismissed })
  if (isDismissed || !state || state.isOn) return null
  const dismiss = () => {
    dismissInvitation()
    setDismissed(true)
  }
  return (
    <Alert tone="info">
      <Cluster justify="between" gap={8}>
        <Text size="small">Protect this account with a code from your phone.</Text>
        <Cluster gap={8}>
          <TextLink href={paths.twoStep()}>Set up two-step sign-in</TextLink>
          <Button variant="secondary" size="small" onClick={dismiss}>
            Not now
          </Button>
        </Cluster>
      </Cluster>
    </Alert>
  )
}
