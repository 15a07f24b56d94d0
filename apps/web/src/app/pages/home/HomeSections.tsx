import { TrialPath } from '#features/plans/components/TrialPath.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Cube } from './Cube.tsx'
import { FeaturedBusinesses } from '#features/businesses/home/FeaturedBusinesses.tsx'
import { Highlights } from './Highlights.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { JoinSection } from './JoinSection.tsx'
import { LoadingTeaser } from './LoadingTeaser.tsx'
import { NewsCarousel } from '#features/news/home/NewsCarousel.tsx'
import { PricingSection } from '#features/plans/components/PricingSection.tsx'
import { ProvinceCarousel } from '#features/businesses/home/ProvinceCarousel.tsx'

/** The home page below its hero; it reads and navigates before its script is there. */
export const HomeSections = () => (
  <PageBody>
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
  </PageBody>
)
