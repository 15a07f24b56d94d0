import type { IndustryDetails } from '@portal/domain/contract'
import { LinkButton } from '@portal/ui'
import { LinkedSection } from '#shared/layout/LinkedSection.tsx'
import { paths } from '#shared/urls/paths.ts'
import { LatestNews } from '#features/news/teasers/LatestNews.tsx'
import { UpcomingEvents } from '#features/events/teasers/UpcomingEvents.tsx'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'
import { BusinessTeasers } from '#features/businesses/teasers/BusinessTeasers.tsx'
import { businessesOf, eventsOf, newsOf } from './industries-query.ts'

interface OfIndustry {
  industry: IndustryDetails
}

/** What was written about an industry last. */
export const NewsOfIndustry = ({ industry: { name, word } }: OfIndustry) => (
  <LinkedSection id="news" title="News" way={{ label: 'More news', href: paths.news({ search: word }) }}>
    <LatestNews query={newsOf(word)} empty={`No article is about ${name} at the moment.`} />
  </LinkedSection>
)

/** What comes next in an industry. */
export const EventsOfIndustry = ({ industry: { name, word }, title }: OfIndustry & { title: string }) => (
  <LinkedSection
    id="events"
    title={title}
    way={{ label: 'More events', href: paths.events({ search: word }) }}
  >
    <UpcomingEvents query={eventsOf(word)} empty={`No event about ${name} is announced yet.`} />
  </LinkedSection>
)

/** Businesses of an industry that stand out. */
export const FeaturedInIndustry = ({ industry: { slug } }: OfIndustry) => (
  <LinkedSection
    id="businesses"
    title="Featured Businesses"
    way={{ label: 'All its businesses', href: paths.industryBusinesses(slug) }}
  >
    <BusinessTeasers
      query={businessesOf(slug)}
      empty={
        <EmptyNote
          action={
            <LinkButton href={paths.registerBusiness()} variant="secondary" size="small">
              List Your Business
            </LinkButton>
          }
        >
          No featured businesses available yet.
        </EmptyNote>
      }
    />
  </LinkedSection>
)
