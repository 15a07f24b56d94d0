import { TrialPath } from '#features/plans/components/TrialPath.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Cube } from './Cube.tsx'
import { FeaturedBusinesses } from './FeaturedBusinesses.tsx'
import { Highlights } from './Highlights.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { JoinSection } from './JoinSection.tsx'
import { LoadingTeaser } from './LoadingTeaser.tsx'
import { NewsCarousel } from './NewsCarousel.tsx'
import { Pricing } from './Pricing.tsx'
import { ProvinceCarousel } from './ProvinceCarousel.tsx'

/** What stands below the home page's opening; it reads and navigates before its script is there. */
export const HomeParts = () => (
  <PageBody>
    <ProvinceCarousel />
    <Highlights />
    <FeaturedBusinesses />
    <JoinSection />
    <Cube />
    <LoadingTeaser />
    <HowItWorks />
    <NewsCarousel />
    <Pricing />
    <TrialPath />
  </PageBody>
)
