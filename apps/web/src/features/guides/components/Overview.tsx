import { getCountry, type CountryCode } from '@portal/domain/place'
import { COUNTRY_FIGURES } from '@portal/reference-data'
import { from, Stack, Stat, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { FigureSources } from './FigureSources.tsx'

const Facts = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]} ${token.space[24]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[8]} ${token.space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[16]};
  }
`

/** The country's key facts, with their sources. */
export function KeyFacts({ country }: { country: CountryCode }) {
  const { population, gdp, easeOfBusinessRank, mainIndustries, mainExports } = COUNTRY_FIGURES[country]
  const { capital, currency } = getCountry(country)
  return (
    <Facts>
      <Figures>
        <Stat label="Capital" value={capital} size="small" />
        <Stat label="Currency" value={currency} size="small" />
        <Stat label="Population" value={population} size="small" />
        <Stat label="GDP" value={gdp} size="small" />
        <Stat label="Ease of business rank" value={easeOfBusinessRank} size="small" />
        <Stat label="Key industries" value={mainIndustries.length} size="small" />
      </Figures>
      <Text>
        <strong>Main exports:</strong> {mainExports.join(', ')}
      </Text>
      <FigureSources country={country} />
    </Facts>
  )
}

/** A country's key facts, and the country in one paragraph. */
export const Overview = ({ country, lead }: { country: CountryCode; lead: string }) => (
  <Stack gap={24}>
    <KeyFacts country={country} />
    {lead !== '' && <Text>{lead}</Text>}
  </Stack>
)
