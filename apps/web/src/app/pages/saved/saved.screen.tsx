import { Heading } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { BusinessCards } from '#features/directory/list/BusinessCards.tsx'

/* Its script shares a chunk with the save controls, which every page loads after hydration. */
const SavedBusinesses = lazy(() =>
  import('./SavedBusinesses.tsx').then((part) => ({ default: part.SavedBusinesses })),
)

const BREADCRUMBS = [{ label: 'Home', href: paths.home() }, { label: 'Saved businesses' }]

/** Hidden without script, since nothing would replace it. */
const Waiting = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

const waiting = (
  <Waiting>
    <BusinessCards businesses={undefined} />
  </Waiting>
)

/** The visitor's saved businesses, which only the browser knows. */
const SavedPage = () => (
  <>
    <Seo
      title="Saved businesses"
      description="The businesses you saved on this device or in your account."
      path={paths.saved()}
      noindex
    />
    <PageBand>
      <Breadcrumbs items={BREADCRUMBS} />
      <Heading level={1}>Saved businesses</Heading>
    </PageBand>
    <WithoutScript>Saving businesses needs JavaScript, which is off or didn’t load.</WithoutScript>
    <PageBody>
      {useHydrated() ? (
        <Suspense fallback={waiting}>
          <SavedBusinesses />
        </Suspense>
      ) : (
        waiting
      )}
    </PageBody>
  </>
)

export const screen: Screen = { Component: SavedPage }
