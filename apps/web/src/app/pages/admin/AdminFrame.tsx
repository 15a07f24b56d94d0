import { Container, Heading, LinkButton, PageLoader, Stack, Text, token } from '@portal/ui'
import { Suspense, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { TwoStepInvitation } from '#features/account/two-step/TwoStepInvitation.tsx'
import { UnsentTextProvider } from '#shared/forms/unsent-text.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { paths } from '#shared/urls/paths.ts'
import { AdminHeader } from './AdminHeader.tsx'

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  padding-block: ${token.space[16]} ${token.space[64]};
`

/** Says that the page is not for this person; a visitor may sign in and come back. */
const AccessDenied = ({ signIn }: { signIn?: string }) => (
  <PageBody>
    <Stack align="center">
      <Heading level={1}>Access Denied</Heading>
      <Text>You don't have permission to access this page.</Text>
      {signIn === undefined ? (
        <LinkButton href={paths.home()}>Back to Home</LinkButton>
      ) : (
        <LinkButton href={paths.signIn(signIn)}>Sign In</LinkButton>
      )}
    </Stack>
  </PageBody>
)

interface AdminFrameProps {
  /** For the page's head. */
  title: string
  description: string
  path: string
  /** The name of the current tab. */
  current: string | null
  children: ReactNode
}

/** A page of the administration: its header and tabs, for administrators only. */
export const AdminFrame = ({ title, description, path, current, children }: AdminFrameProps) => (
  <>
    <Seo title={title} description={description} path={path} noindex />
    <WithoutScript>Moderation needs JavaScript, which is off or didn’t load.</WithoutScript>
    <AccountGate title="Administration" account={useAccount()} signedOut={<AccessDenied signIn={path} />}>
      {(user) =>
        user.isAdmin ? (
          <>
            <AdminHeader current={current} />
            <Body>
              <TwoStepInvitation />
              <UnsentTextProvider>
                <Suspense fallback={<PageLoader label="Loading..." />}>{children}</Suspense>
              </UnsentTextProvider>
            </Body>
          </>
        ) : (
          <AccessDenied />
        )
      }
    </AccountGate>
  </>
)
