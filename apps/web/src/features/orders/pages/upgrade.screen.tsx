import { TRIAL } from '@portal/domain/plan'
import {
  Breadcrumb,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui'
import { Navigate, useLocation } from 'react-router-dom'
import { useAccount } from '#features/account/account.api.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { paths } from '#shared/urls/paths.ts'
import { UpgradeForm } from '../upgrade/UpgradeForm.tsx'

const TITLE = 'Upgrade your listing'
const DESCRIPTION = 'Choose the business and the plan, see what changes, and place the order.'

const Waiting = () => (
  <Stack gap={24} role="status" aria-label="Loading your businesses...">
    {[1, 2].map((part) => (
      <Card key={part}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </Card>
    ))}
    <Skeleton shape="block" />
  </Stack>
)

/** The form, once it is known which businesses there are. */
function Upgrade() {
  const { data, error, isFetching, refetch } = useListOwnBusinessesQuery()
  if (data?.length === 0) {
    return (
      <EmptyState
        title="No businesses yet"
        icon="building"
        action={<LinkButton href={paths.registerBusiness()}>List Your Business</LinkButton>}
      >
        A plan is for a listing: list your business first. The first {TRIAL.days} days are free.
      </EmptyState>
    )
  }
  if (data) return <UpgradeForm businesses={data} />
  if (!error) return <Waiting />
  return (
    <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
      {describeFailure(error)}
    </ErrorState>
  )
}

function UpgradePage() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Seo title={TITLE} description={DESCRIPTION} path={paths.upgrade()} noindex />
      <WithoutScript
        byMail={{
          subject: 'Upgrade',
          ask: 'Email us your business and the plan, and we’ll send you the invoice:',
        }}
      >
        Upgrading here needs JavaScript, which is off or didn’t load.
      </WithoutScript>
      <AccountGate
        title={TITLE}
        account={useAccount()}
        signedOut={<Navigate to={paths.signIn(pathname + search)} replace />}
      >
        {() => (
          <>
            <PageBand>
              <Breadcrumb
                items={[
                  { label: 'Home', href: paths.home() },
                  { label: 'My Dashboard', href: paths.dashboard() },
                  { label: 'Upgrade' },
                ]}
              />
              <Heading level={1}>{TITLE}</Heading>
              <Text size="lead" tone="soft">
                {DESCRIPTION}
              </Text>
            </PageBand>
            <PageBody>
              <Upgrade />
            </PageBody>
          </>
        )}
      </AccountGate>
    </>
  )
}

export const screen: Screen = { Component: UpgradePage, query: ['business', 'plan', 'addOns'] }
