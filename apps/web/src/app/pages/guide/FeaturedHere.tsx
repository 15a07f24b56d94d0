import type { CountryCode } from '@portal/domain/place'
import { LinkButton } from '@portal/ui'
import type { BusinessesQuery } from '#features/businesses/businesses.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'
import { BusinessTeasers } from '#features/businesses/teasers/BusinessTeasers.tsx'

interface FeaturedHereProps {
  query: BusinessesQuery
  country: CountryCode
}

/** Businesses that stand out in a place; where there is none, the way to be the first. */
export const FeaturedHere = ({ query, country }: FeaturedHereProps) => (
  <BusinessTeasers
    query={query}
    empty={
      <EmptyNote
        action={
          <LinkButton href={paths.registerBusiness({ country })} variant="secondary" size="small">
            List Your Business
          </LinkButton>
        }
      >
        No featured businesses available yet.
      </EmptyNote>
    }
  />
)
