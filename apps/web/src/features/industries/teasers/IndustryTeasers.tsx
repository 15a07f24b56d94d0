import type { IndustryDetails } from '@portal/domain/contract'
import { LinkButton } from '@portal/ui'
import { LinkedSection } from '#shared/layout/LinkedSection.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths } from '#shared/urls/paths.ts'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'
import { toBusinessesQuery, toEventsQuery, toNewsQuery } from '../industry-queries.ts'

interface IndustryTeaserProps<Name extends keyof Teasers> {
  industry: IndustryDetails
  teasers: Pick<Teasers, Name>
}

/** The latest news about an industry. */
export const IndustryNews = ({
  industry: { name, word },
  teasers: { LatestNews },
}: IndustryTeaserProps<'LatestNews'>) => (
  <LinkedSection
    id="news"
    title="News"
    more={{ label: `All ${name} news`, href: paths.news({ search: word }) }}
  >
    <LatestNews query={toNewsQuery(word)} empty={`No articles about ${name} yet.`} />
  </LinkedSection>
)

/** The next events about an industry. */
export const IndustryEvents = ({
  industry: { name, word },
  title,
  teasers: { UpcomingEvents },
}: IndustryTeaserProps<'UpcomingEvents'> & { title: string }) => (
  <LinkedSection
    id="events"
    title={title}
    more={{ label: `All ${name} events`, href: paths.events({ search: word }) }}
  >
    <UpcomingEvents query={toEventsQuery(word)} empty={`No events about ${name} announced yet.`} />
  </LinkedSection>
)

/** The featured businesses of an industry. */
export const IndustryBusinesses = ({
  industry: { name, slug },
  teasers: { BusinessTeasers },
}: IndustryTeaserProps<'BusinessTeasers'>) => (
  <LinkedSection
    id="businesses"
    title="Featured Businesses"
    more={{ label: `All businesses in ${name}`, href: paths.industryBusinesses(slug) }}
  >
    <BusinessTeasers
      query={toBusinessesQuery(slug)}
      empty={
        <EmptyNote
          action={
            <LinkButton href={paths.registerBusiness()} variant="secondary" size="small">
              List Your Business
            </LinkButton>
          }
        >
          No featured businesses yet.
        </EmptyNote>
      }
    />
  </LinkedSection>
)
