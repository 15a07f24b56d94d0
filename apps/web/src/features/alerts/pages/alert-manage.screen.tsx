import { Breadcrumb, Card, ErrorState, Heading, Skeleton, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { getAlertBreadcrumbs } from '../alert-breadcrumbs.ts'
import { AlertsByToken } from '../components/AlertsByToken.tsx'
import { NoAlerts } from '../components/NoAlerts.tsx'
import { OwnAlerts } from '../components/OwnAlerts.tsx'

const Measured = styled.div`
  max-width: ${token.measure.narrow};
`

/** The alerts of the account, for who comes without an email's link. */
function AlertsOfAccount() {
  const account = useAccount()
  switch (account.status) {
    case 'signed-in':
      return <OwnAlerts />
    case 'signed-out':
      return (
        <NoAlerts title="Whose alerts?">
          Open the link at the end of an alert’s email, or{' '}
          <TextLink href={paths.signIn(paths.alertManage())}>sign in</TextLink> with that address.
        </NoAlerts>
      )
    case 'unreachable':
      return (
        <ErrorState title="The portal could not be reached" onRetry={account.retry}>
          Check your connection and try again.
        </ErrorState>
      )
    case 'unknown':
      return <Skeleton shape="block" />
  }
}

function ManagePage() {
  const emailToken = useEmailToken()
  return (
    <>
      <Seo
        title="Your alerts"
        description="The email alerts of your address at the Pacific Business Portal."
        path={paths.alertManage()}
        noindex
      />
      <PageBand>
        <Breadcrumb items={[{ label: 'Home', href: paths.home() }, ...getAlertBreadcrumbs('Your alerts')]} />
        <Heading level={1}>Your alerts</Heading>
      </PageBand>
      <WithoutScript>
        Your alerts need JavaScript, which is off or didn’t load. To stop one, use the link in its email.
      </WithoutScript>
      <PageBody>
        <Measured>
          <Card>{emailToken === '' ? <AlertsOfAccount /> : <AlertsByToken token={emailToken} />}</Card>
        </Measured>
      </PageBody>
    </>
  )
}

export const screen = createEmailLinkScreen(ManagePage)
