import type { CountryCode } from '@portal/domain/place'
import { LinkButton } from '@portal/ui'
import type { BusinessesQuery } from '#features/businesses/businesses.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { Nothing } from '../latest/Nothing.tsx'
import { SomeBusinesses } from '../latest/SomeBusinesses.tsx'

interface FeaturedHereProps {
  query: BusinessesQuery
  country: CountryCode
}

/** Businesses that stand out in a place; where there is none, the way to be the first. */
export const FeaturedHere = ({ query, country }: FeaturedHereProps) => (
  <SomeBusinesses
    query={query}
    empty={
      <Nothing
        action={
          <LinkButton href={paths.registerBusiness({ country })} variant="secondary" size="small">
            List Your Business
          </LinkButton>
        }
      >
        No featured businesses available yet.
      </Nothing>
    }
  />
)
