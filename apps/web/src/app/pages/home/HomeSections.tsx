import { BrowseByIndustry } from '#features/directory/home/BrowseByIndustry.tsx'
import { FeaturedBusinesses } from '#features/directory/home/FeaturedBusinesses.tsx'
import { OpenNow } from '#features/directory/home/OpenNow.tsx'
import { ProvinceCarousel } from '#features/directory/home/ProvinceCarousel.tsx'
import { NewsCarousel } from '#features/news/home/NewsCarousel.tsx'
import { PricingSection } from '#features/plans/components/PricingSection.tsx'
import { TrialPath } from '#features/plans/components/TrialPath.tsx'
import { below, Container, from, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Cube } from './Cube.tsx'
import { Highlights } from './Highlights.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { JoinSection } from './JoinSection.tsx'
import { LiveFigures } from './LiveFigures.tsx'
import { LoadingTeaser } from './LoadingTeaser.tsx'

/* Closer together on a phone, where the page is long. */
const Parts = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 100%);
  gap: ${token.space[16]};
  padding-block: ${token.space[16]};
  ${below.tablet} {
    && section {
      gap: ${token.space[16]};
    }
  }
  ${from.tablet} {
    gap: ${token.space[48]};
    padding-block: ${token.space[32]} ${token.space[64]};
  }
`

/** The home page below its hero; readable and navigable before its script has loaded. */
export const HomeSections = () => (
  <Parts>
    <OpenNow />
    <BrowseByIndustry />
    <LiveFigures />
    <ProvinceCarousel />
    <Highlights />
    <FeaturedBusinesses />
    <JoinSection />
    <Cube />
    <LoadingTeaser />
    <HowItWorks />
    <NewsCarousel />
    <PricingSection />
    <TrialPath brief />
  </Parts>
)
