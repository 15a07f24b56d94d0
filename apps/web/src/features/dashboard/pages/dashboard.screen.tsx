import { Breadcrumb, Heading, LinkButton, SectionHeader, Text } from '@portal/ui'
import { Navigate } from 'react-router-dom'
import { useAccount, type CurrentUser } from '#features/account/account.api.ts'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { ConfirmEmail } from '../components/ConfirmEmail.tsx'
import { OwnFigures } from '../components/OwnFigures.tsx'
import { OwnListings } from '../components/OwnListings.tsx'
import { UnfinishedListing } from '../components/UnfinishedListing.tsx'
import { WebsitePackage } from '../components/WebsitePackage.tsx'

const OwnerDashboard = ({ user }: { user: CurrentUser }) => (
  <>
    <PageBand>
      <Breadcrumb items={[{ label: 'Home', href: paths.home() }, { label: 'My Dashboard' }]} />
      <Heading level={1}>Welcome, {user.firstName || 'Business Owner'}</Heading>
      <Text tone="soft">Your listings, where each stands and how long it runs.</Text>
    </PageBand>
    <PageBody>
      <ConfirmEmail user={user} />
      <Section aria-label="Figures">
        <OwnFigures />
      </Section>
      <Section aria-labelledby="my-businesses">
        <SectionHeader
          title="My Businesses"
          id="my-businesses"
          action={
            <LinkButton href={paths.registerBusiness()} variant="accent">
              Add New Business
            </LinkButton>
          }
        />
        <UnfinishedListing />
        <OwnListings />
      </Section>
      <WebsitePackage />
    </PageBody>
  </>
)

const DashboardPage = () => (
  <>
    <Seo
      title="My Dashboard"
      description="Your listings, where each stands and how long it runs."
      path={paths.dashboard()}
      noindex
    />
    <WithoutScript>The dashboard needs JavaScript, which is off or did not load.</WithoutScript>
    <AccountGate
      title="My Dashboard"
      account={useAccount()}
      signedOut={<Navigate to={paths.signIn(paths.dashboard())} replace />}
    >
      {(user) => <OwnerDashboard user={user} />}
    </AccountGate>
  </>
)

export const screen: Screen = { Component: DashboardPage }
