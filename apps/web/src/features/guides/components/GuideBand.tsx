import { COUNTRIES, type CountryCode } from '@portal/domain/place'
import { below, Cluster, Container, from, Heading, Stack, Text, token, type BreadcrumbItem } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BandTop } from '#shared/layout/BandTop.tsx'
import { ShareLinks } from '#shared/share/ShareLinks.tsx'
import type { Shared } from '#shared/share/ShareButton.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { CountrySwitcher } from './CountrySwitcher.tsx'

const CountryOutline = lazyIsland(() =>
  import('./CountryOutline.tsx').then((part) => ({ default: part.CountryOutline })),
)

/** Rendered by the server behind the text, so that its script can come later. One element per country, created once. */
const OUTLINES = new Map<CountryCode, ReactNode>(
  COUNTRIES.map(({ code }) => [code, <CountryOutline key={code} country={code} />]),
)

const Sea = styled.div`
  position: relative;
  overflow: clip;
  padding-block: ${token.space[16]} ${token.space[48]};
  background: linear-gradient(160deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
  ${below.tablet} {
    padding-block: ${token.space[4]} ${token.space[8]};
    [data-size='lead'] {
      font-size: ${token.size[16]};
      line-height: 1.5;
    }
  }
  @media print {
    padding-block: 0;
    background: none;
    color: inherit;
  }
`

/* The islands behind the text, where it leaves space. */
const Islands = styled.div`
  position: absolute;
  inset: 0 -3rem 0 auto;
  width: min(36rem, 78%);
  color: ${token.color.lagoon};
  opacity: 0.34;
  pointer-events: none;
  ${from.desktop} {
    inset: 1rem max(1rem, calc(50% - 38rem)) 1rem auto;
    width: 32rem;
    opacity: 0.75;
    &[data-covered] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

const Words = styled(Stack)`
  ${from.desktop} {
    > :not(:first-child) {
      max-width: calc(100% - 26rem);
    }
  }
  ${below.tablet} {
    gap: ${token.space[12]};
  }
`

/* Beside the words, in place of the islands; a phone has no room for it. */
const Picture = styled.div`
  display: none;
  ${from.desktop} {
    position: absolute;
    top: 4.75rem;
    right: 0;
    display: block;
    width: 24rem;
    aspect-ratio: 16 / 9;
    overflow: clip;
    border-radius: ${token.radius.card};
  }
  @media print {
    display: none;
  }
`

const Columns = styled.div`
  position: relative;
`

interface GuideBandProps {
  country: CountryCode
  breadcrumbs: readonly BreadcrumbItem[]
  title: ReactNode
  lead: ReactNode
  /** A drawing of the subject, in place of the islands. */
  picture?: ReactNode
  /** The same page of another country, by its long name. */
  getPath: (fullCode: string) => string
  shared: Shared
  /** The main actions. */
  children?: ReactNode
}

/** The top of a country's page: the outline of its islands, breadcrumbs, title and lead. */
export const GuideBand = ({
  country,
  breadcrumbs,
  title,
  lead,
  picture,
  getPath,
  shared,
  children,
}: GuideBandProps) => (
  <Sea data-surface="deep">
    <Islands data-covered={picture === undefined ? undefined : ''}>{OUTLINES.get(country)}</Islands>
    <Container>
      <Columns>
        <Words gap={16}>
          <BandTop>
            <Breadcrumbs items={breadcrumbs} />
            <ShareLinks {...shared} />
          </BandTop>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
          {children !== undefined && (
            <Cluster gap={12} data-print="hide">
              {children}
            </Cluster>
          )}
          <CountrySwitcher country={country} getPath={getPath} />
        </Words>
        {picture !== undefined && <Picture>{picture}</Picture>}
      </Columns>
    </Container>
  </Sea>
)
