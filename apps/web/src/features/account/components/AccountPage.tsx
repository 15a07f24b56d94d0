import { Alert, Card, Container, Heading, Stack, Text, TextLink, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useAccount } from '../account.api.ts'

const Room = styled.div`
  padding-block: ${token.space[48]} ${token.space[64]};
`

const Narrow = styled.div`
  max-width: 28rem;
  margin-inline: auto;
`

/** About as high as the sign-in form, or one of a single field, to avoid a layout shift while it loads. */
const FormRoom = styled.div`
  min-height: 15.5rem;
  &[data-short] {
    min-height: 9.5rem;
  }
`

interface AccountPageProps {
  title: string
  lead: ReactNode
  /** The error that led the user here. */
  problem?: string | undefined
  /** Shown to users who are signed in already. */
  returnTo: string
  /** The alternative without JavaScript. */
  withoutScript: string
  /** Another way to sign in, above the form. */
  otherWay?: ReactNode
  /** Whether the form has a single field. */
  isShort?: boolean
  children: ReactNode
  otherwise: ReactNode
}

/** The frame of the pages to sign in, to register and to choose a new password. */
export function AccountPage(props: AccountPageProps) {
  const account = useAccount()
  return (
    <Container>
      <Room>
        <Narrow>
          <Stack gap={24}>
            <Stack gap={8}>
              <Heading level={1}>{props.title}</Heading>
              <Text tone="soft">{props.lead}</Text>
            </Stack>
            {props.problem !== undefined && (
              <Alert tone="warning" role="alert">
                {props.problem}
              </Alert>
            )}
            {account.status === 'signed-in' && (
              <Alert tone="info" role="status">
                You are signed in. <TextLink href={props.returnTo}>Continue as {account.user.email}</TextLink>
              </Alert>
            )}
            <noscript>
              <Alert tone="warning">
                {props.withoutScript} <TextLink href={paths.directory()}>Browse the directory</TextLink>
              </Alert>
            </noscript>
            <Card>
              <Stack gap={16}>
                {props.otherWay}
                <FormRoom data-short={props.isShort ? '' : undefined}>{props.children}</FormRoom>
              </Stack>
            </Card>
            {props.otherwise && <Text>{props.otherwise}</Text>}
          </Stack>
        </Narrow>
      </Room>
    </Container>
  )
}
