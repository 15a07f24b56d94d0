import { LinkButton, SectionHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#features/account/account.api.ts'
import { Section } from '#shared/layout/Section.tsx'
import { paths } from '#shared/urls/paths.ts'
import { ConfirmEmail } from '../components/ConfirmEmail.tsx'
import { DashboardPage } from '../components/DashboardPage.tsx'
import { DeletedListings } from '../components/DeletedListings.tsx'
import { OwnFigures } from '../components/OwnFigures.tsx'
import { OwnListings } from '../components/OwnListings.tsx'
import { SavedBusinesses } from '../components/SavedBusinesses.tsx'
import { UnfinishedListing } from '../components/UnfinishedListing.tsx'
import { WebsitePackage } from '../components/WebsitePackage.tsx'
import { UpgradePlan } from '../plan/UpgradePlan.tsx'
import { Tasks } from '../overview/Tasks.tsx'

interface DashboardOverviewProps {
  /** The comparison of plans, from another feature. */
  planComparison: ReactNode
}

const Overview = ({ user, planComparison }: DashboardOverviewProps & { user: CurrentUser }) => (
  <>
    <ConfirmEmail user={user} />
    <Tasks isEmailConfirmed={user.isEmailConfirmed} />
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
      <DeletedListings />
    </Section>
    <SavedBusinesses />
    <UpgradePlan comparison={planComparison} />
    <WebsitePackage />
  </>
)

/** The first page of the dashboard. */
export const DashboardOverview = ({ planComparison }: DashboardOverviewProps) => (
  <DashboardPage
    page="Overview"
    title="My Dashboard"
    heading={({ firstName }) => `Welcome, ${firstName || 'Business Owner'}`}
    description="What needs doing, your listings, and how long each runs."
  >
    {(user) => <Overview user={user} planComparison={planComparison} />}
  </DashboardPage>
)
