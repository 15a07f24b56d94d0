import { Breadcrumb, Heading, PageLoader, Text, token } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { useAccount } from '../account.api.ts'

const TwoStep = lazy(() => import('../two-step/TwoStep.tsx').then((part) => ({ default: part.TwoStep })))

const Measured = styled.div`
  max-width: ${token.measure.text};
`

const Settings = () => (
  <>
    <PageBand>
      <Breadcrumb
        items={[
          { label: 'Home', href: paths.home() },
          { label: 'My Dashboard', href: paths.dashboard() },
          { label: 'Two-Step Sign-In' },
        ]}
      />
      <Heading level={1}>Two-Step Sign-In</Heading>
      <Text tone="soft">A code from your phone as well as your password.</Text>
    </PageBand>
    <PageBody>
      <Measured>
        <Suspense fallback={<PageLoader label="Loading..." />}>
          <TwoStep />
        </Suspense>
      </Measured>
    </PageBody>
  </>
)

const TwoStepPage = () => (
  <>
    <Seo
      title="Two-Step Sign-In"
      description="Turn two-step sign-in for your account on or off, and make new recovery codes."
      path={paths.twoStep()}
      noindex
    />
    <WithoutScript>Two-step sign-in needs JavaScript, which is off or didn’t load.</WithoutScript>
    <AccountGate
      title="Two-Step Sign-In"
      account={useAccount()}
      signedOut={<Navigate to={paths.signIn(paths.twoStep())} replace />}
    >
      {() => <Settings />}
    </AccountGate>
  </>
)

export const screen: Screen = { Component: TwoStepPage }
