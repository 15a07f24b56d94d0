import type { SecondStepState } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, pluralize } from '@portal/domain/shared'
import { Alert, Button, Heading, Cluster, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useRenewRecoveryCodesMutation, useTurnOffSecondStepMutation } from '../two-step.api.ts'
import { ChangeForm } from './ChangeForm.tsx'

/** With fewer codes left, suggests to make new ones. */
const FEW_CODES = 4

const CODE_HINT = '6 digits from your authenticator app, or a recovery code.'

interface TurnedOnProps {
  state: SecondStepState
  onNewCodes: (recoveryCodes: readonly string[]) => void
}

/** Shown while two-step sign-in is on: since when, the recovery codes left, and the possible changes. */
export function TurnedOn({ state, onNewCodes }: TurnedOnProps) {
  const [change, setChange] = useState<'codes' | 'off' | null>(null)
  const [renew] = useRenewRecoveryCodesMutation()
  const [turnOff] = useTurnOffSecondStepMutation()
  const { since, recoveryCodesLeft: codesLeft, hasPassword } = state
  const form = { hasPassword, codeHint: CODE_HINT, onCancel: () => setChange(null) }
  return (
    <Stack gap={16}>
      <Alert tone="success" role="status">
        Two-step sign-in is on{since !== null && `, since ${formatDate(since, PORTAL_TIME_ZONE)}`}. You have{' '}
        {pluralize(codesLeft, 'recovery code')} left.
      </Alert>
      {codesLeft < FEW_CODES && <Text>You have few codes left: make new ones before you need them.</Text>}
      {change === null && (
        <Cluster gap={12}>
          <Button variant="secondary" onClick={() => setChange('codes')}>
            New recovery codes
          </Button>
          <Button variant="secondary" onClick={() => setChange('off')}>
            Turn off
          </Button>
        </Cluster>
      )}
      {change === 'codes' && (
        <>
          <Heading level={2} size="part">
            New recovery codes
          </Heading>
          <Text>Your current codes stop working.</Text>
          <ChangeForm
            key="codes"
            {...form}
            button="Make new codes"
            busyLabel="Making new codes…"
            change={async (input) => {
              const { data, error } = await renew(input)
              if (data) onNewCodes(data.recoveryCodes)
              return error
            }}
          />
        </>
      )}
      {change === 'off' && (
        <>
          <Heading level={2} size="part">
            Turn two-step sign-in off
          </Heading>
          <Text>You then sign in without a code. Your recovery codes stop working.</Text>
          <ChangeForm
            key="off"
            {...form}
            button="Turn off"
            busyLabel="Turning off…"
            change={async (input) => (await turnOff(input)).error}
          />
        </>
      )}
    </Stack>
  )
}
