import { Alert, Button, Heading, Stack, Text, token } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { describeRefusal } from '../refusal.ts'
import { useSetUpSecondStepMutation, useTurnOnSecondStepMutation } from '../two-step.api.ts'
import { ChangeForm } from './ChangeForm.tsx'

const QrCode = lazy(() => import('./QrCode.tsx').then((part) => ({ default: part.QrCode })))

/** As high as the code, to avoid a layout shift. */
const CodeRoom = styled.div`
  width: 14rem;
  min-height: 14rem;
`

const Secret = styled.code`
  font-size: ${token.size[18]};
  overflow-wrap: anywhere;
`

const formatSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

interface SetUpProps {
  hasPassword: boolean
  onTurnedOn: (recoveryCodes: readonly string[]) => void
}

/** Shown while two-step sign-in is off: explains it and sets it up. */
export function SetUp({ hasPassword, onTurnedOn }: SetUpProps) {
  const [setUp, { data: app, error, isLoading, reset }] = useSetUpSecondStepMutation()
  const [turnOn] = useTurnOnSecondStepMutation()
  if (!app) {
    return (
      <Stack gap={16} align="start">
        <Text>
          Two-step sign-in is off. Once it is on, you sign in with a code from an app on your phone as well,
          so nobody can get in with your password alone.
        </Text>
        <Text>You need an authenticator app: any app that makes 6-digit codes.</Text>
        {error !== undefined && !isLoading && (
          <Alert tone="danger" role="alert">
            {describeRefusal(error)}
          </Alert>
        )}
        <Button busy={isLoading} onClick={() => void setUp()}>
          {isLoading ? 'One moment…' : 'Set up two-step sign-in'}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading level={2} size="part">
          1. Add the portal to your app
        </Heading>
        <Text>Scan this code with the app on your phone.</Text>
        <CodeRoom>
          <Suspense>
            <QrCode text={app.uri} label="QR code for your authenticator app, the same as the key below" />
          </Suspense>
        </CodeRoom>
        <Text>
          Can’t scan it? Type this key into the app: <Secret>{formatSecret(app.secret)}</Secret>
        </Text>
      </Stack>
      <Stack gap={12}>
        <Heading level={2} size="part">
          2. Enter the code from the app
        </Heading>
        <ChangeForm
          hasPassword={hasPassword}
          codeHint="6 digits; the code changes every 30 seconds."
          button="Turn on"
          busyLabel="Turning on…"
          onCancel={reset}
          change={async (input) => {
            const { data, error: refusal } = await turnOn(input)
            if (data) onTurnedOn(data.recoveryCodes)
            return refusal
          }}
        />
      </Stack>
    </Stack>
  )
}
