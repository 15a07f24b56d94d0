import { COUNTRIES } from '@portal/domain/place'
import { from, LinkButton, token } from '@portal/ui'
import { styled } from 'styled-components'
import { businessesApi, useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { BandTitle } from '#shared/layout/BandTitle.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { CountryCard } from '../components/CountryCard.tsx'

/* Five cards: the first over the whole width, the others in pairs. */
const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

const BREADCRUMBS = [{ label: 'Home', href: paths.home() }, { label: 'Countries' }]

function CountriesPage() {
  const { data } = useLiveFiguresQuery()
  const getCount = (code: string) => data?.countries.find(({ country }) => country === code)?.businesses
  return (
    <>
      <Seo
        title="Five Pacific Countries"
        description="Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu: figures, guides to doing business, and the businesses listed there."
        path={paths.countries()}
      />
      <PageBand>
        <Breadcrumbs items={BREADCRUMBS} />
        <BandTitle
          title="Countries"
          lead="From the highlands of Papua New Guinea to the lagoon of New Caledonia: how to do business there, and who is listed."
        >
          <LinkButton href={paths.compareCountries()} variant="secondary">
            Compare countries
          </LinkButton>
        </BandTitle>
      </PageBand>
      <PageBody>
        <Cards>
          {COUNTRIES.map((country, place) => (
            <CountryCard
              key={country.code}
              country={country}
              count={getCount(country.code)}
              isWide={place === 0}
            />
          ))}
        </Cards>
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: CountriesPage,
  load: async ({ run }) => {
    await run(businessesApi.endpoints.liveFigures.initiate())
  },
}
