import { BrowseByIndustry } from '#features/directory/home/BrowseByIndustry.tsx'
import { FeaturedBusinesses } from '#features/directory/home/FeaturedBusinesses.tsx'
import { OpenNow, useOpenBusinesses } from '#features/directory/home/OpenNow.tsx'
import { ProvinceCarousel } from '#features/directory/home/ProvinceCarousel.tsx'
import { NewsCarousel } from '#features/news/home/NewsCarousel.tsx'
import { PricingSection } from '#features/plans/components/PricingSection.tsx'
import { TrialPath } from '#features/plans/components/TrialPath.tsx'
import { below, Container, from, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Cube } from './Cube.tsx'
import { Highlights } from './Highlights.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { JoinSection } from './JoinSection.tsx'
import { LiveFigures } from './LiveFigures.tsx'
import { LoadingTeaser } from './LoadingTeaser.tsx'

/** As wide as the window; every second one is on sand. */
const Band = styled.div`
  padding-block: ${token.space[24]};
  &:nth-child(even) {
    background: ${token.role.sunken};
  }
  ${from.tablet} {
    padding-block: ${token.space[32]};
  }
  ${below.tablet} {
    && section {
      gap: ${token.space[16]};
    }
  }
`

const Parts = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 100%);
  gap: ${token.space[32]};
`

const Part = ({ children }: { children: ReactNode }) => (
  <Band>
    <Parts>{children}</Parts>
  </Band>
)

/** The home page below its hero; readable and navigable before its script has loaded. */
export function HomeSections() {
  const { data: open } = useOpenBusinesses()
  return (
    <div>
      {open !== undefined && open.items.length > 0 && (
        <Part>
          <OpenNow businesses={open.items} />
        </Part>
      )}
      <Part>
        <BrowseByIndustry />
        <LiveFigures />
      </Part>
      <Part>
        <ProvinceCarousel />
      </Part>
      <Part>
        <Highlights />
      </Part>
      <Part>
        <FeaturedBusinesses />
      </Part>
      <Part>
        <JoinSection />
      </Part>
      <Part>
        <Cube />
        <LoadingTeaser />
      </Part>
      <Part>
        <HowItWorks />
      </Part>
      <Part>
        <NewsCarousel />
      </Part>
      <Part>
        <PricingSection />
        <TrialPath brief />
      </Part>
    </div>
  )
}
