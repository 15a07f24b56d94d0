import { formatNumber } from '@portal/domain/shared'
import { Container, from, Heading, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { HeroMap } from '#features/directory/home/HeroMap.tsx'
import { HeroSearch } from './HeroSearch.tsx'

const SHORE_LINE =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1280 40' preserveAspectRatio='none'%3E%3Cpath fill='%23fffdf8' d='M0 20C120-7 240-7 360 18S600 45 720 18s280-24 400 2 120 8 160-2v22H0z'/%3E%3C/svg%3E\")"

const Sea = styled.section`
  position: relative;
  padding-block: ${token.space[24]} 4rem;
  background:
    radial-gradient(ellipse at 70% 30%, #0c5a78, transparent 60%),
    linear-gradient(${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
  ${from.desktop} {
    padding-block: ${token.space[48]} 6.5rem;
  }
`

/**
 * The wave at the hero's lower edge. Its element comes last in the HTML: added by styles, it would move down while a
 * slow page is parsed.
 */
const Shore = styled.div`
  position: absolute;
  inset: auto 0 -1px;
  height: 2.5rem;
  background: ${SHORE_LINE} 50% / 100% 100%;
`

/** Keeps the map in place while suggestions make the other half taller. */
const Halves = styled.div`
  display: grid;
  gap: ${token.space[32]};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    > :last-child {
      margin-top: ${token.space[64]};
    }
  }
`

/** The number of businesses once it is known; the sentence reads without it too. */
function useCountSentence(): string {
  const { data } = useLiveFiguresQuery()
  const home = data?.countries.find(({ country }) => country === 'sb')
  if (!data || !home) return 'Businesses in ten provinces, and in four neighbouring countries.'
  const abroad = data.businesses - home.businesses
  return `${formatNumber(home.businesses)} businesses in ten provinces, and ${formatNumber(abroad)} in four neighbouring countries.`
}

/** The home page's hero: the title, the search and the map of the islands. */
export const Hero = () => (
  <Sea data-surface="deep" aria-labelledby="home-title">
    <Container>
      <Halves>
        <Stack gap={24}>
          <Heading level={1} size="display" id="home-title">
            Directory of Solomon Islands Businesses
          </Heading>
          <Text size="lead" tone="soft">
            Find a supplier in Gizo, a guesthouse in Auki, or a partner in Honiara. {useCountSentence()}
          </Text>
          <HeroSearch />
        </Stack>
        <HeroMap />
      </Halves>
    </Container>
    <Shore />
  </Sea>
)
