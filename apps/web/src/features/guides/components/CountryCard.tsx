import { parseIndustry } from '@portal/domain/business'
import type { Country } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { COUNTRY_FIGURES } from '@portal/reference-data'
import { Cluster, Flag, from, Heading, LinkButton, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { CountryOutline } from './CountryOutline.tsx'
import { FigureSources } from './FigureSources.tsx'
import { paths } from '#shared/urls/paths.ts'

const Item = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  ${from.desktop} {
    &[data-wide] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

/** The sea around the islands, with the flag. */
const Sea = styled.div`
  position: relative;
  height: 12rem;
  padding: ${token.space[16]};
  background: radial-gradient(ellipse at 60% 40%, ${token.color.lagoon}, transparent 75%) ${token.color.ocean};
  color: ${token.color.lagoonTint};
  [data-wide] > & {
    ${from.desktop} {
      height: auto;
    }
  }
`

const FlagCorner = styled.span`
  position: absolute;
  top: ${token.space[16]};
  right: ${token.space[16]};
  display: flex;
  font-size: 2rem;
  line-height: 1;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token.space[16]};
  padding: ${token.space[24]};
  /* The buttons of cards in a row stand on one line. */
  > :last-child {
    margin-top: auto;
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${token.space[12]} ${token.space[16]};
  dt {
    color: ${token.role.textSoft};
    font-size: ${token.size[13]};
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > [data-whole] {
    grid-column: 1 / -1;
  }
`

const Figure = styled.b`
  font: 700 ${token.size[20]} / 1.2 ${token.font.display};
`

interface CountryCardProps {
  country: Country
  /** Businesses listed there now; undefined while loading. */
  count: number | undefined
  isWide: boolean
}

/** A country's figures, with their sources. */
function Figures({ country: { code, capital, currency } }: Pick<CountryCardProps, 'country'>) {
  const { population, gdp, easeOfBusinessRank, growthRate, mainExports, mainIndustries } =
    COUNTRY_FIGURES[code]
  const industries = mainIndustries.map((slug) => parseIndustry(slug)?.name ?? slug)
  const facts = [
    { term: 'Capital', details: capital },
    { term: 'Population', details: population },
    { term: 'GDP', details: gdp },
    { term: 'Currency', details: currency },
    { term: 'Ease of business rank', details: easeOfBusinessRank },
    {
      term: 'Growth rate, 2025',
      details: growthRate === null ? 'Not published yet' : `${growthRate.toFixed(1)}%`,
    },
    { term: 'Main industries', details: industries.join(', '), isLong: true },
    { term: 'Main exports', details: mainExports.join(', '), isLong: true },
  ]
  return (
    <Stack gap={8}>
      <Facts>
        {facts.map(({ term, details, isLong }) => (
          <div key={term} data-whole={isLong ? '' : undefined}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
      </Facts>
      <FigureSources country={code} hasGrowth />
    </Stack>
  )
}

/** A country: its outline, its figures, how many businesses are listed there, and links to its guide and directory. */
export function CountryCard({ country, count, isWide }: CountryCardProps) {
  const { code, name, fullCode } = country
  return (
    <Item data-wide={isWide ? '' : undefined}>
      <Sea>
        <CountryOutline country={code} />
        <FlagCorner>
          <Flag code={code} />
        </FlagCorner>
      </Sea>
      <Body>
        <Stack gap={8}>
          <Cluster justify="between" align="baseline">
            <Heading level={2} size="part">
              {name}
            </Heading>
            <p>
              <Figure>{count === undefined ? '–' : formatNumber(count)}</Figure>{' '}
              {count === 1 ? 'business' : 'businesses'}
            </p>
          </Cluster>
          <Text>{COUNTRY_FIGURES[code].description}</Text>
        </Stack>
        <Figures country={country} />
        <Cluster>
          <LinkButton href={paths.guide(fullCode)}>
            Explore<VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
          <LinkButton href={paths.directory({ country: code })} variant="secondary">
            View Businesses<VisuallyHidden> in {name}</VisuallyHidden>
          </LinkButton>
        </Cluster>
      </Body>
    </Item>
  )
}
