import { PROVINCES, type Province } from '@portal/domain/place'
import type { ProvinceStats } from '@portal/domain/contract'
import { DISPLAY_COUNTS } from '@portal/reference-data'
import {
  Carousel,
  FlipCard,
  Heading,
  Link,
  LinkButton,
  SectionHeader,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { styled } from 'styled-components'
import { useProvinceStatsQuery } from '#features/businesses/businesses.api.ts'
import { ProvinceEmblem } from '#shared/media/ProvinceEmblem.tsx'
import { paths } from '#shared/urls/paths.ts'
import { shuffle } from '#shared/page/random.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useSeed } from '#shared/page/page-context.ts'
import { Bleed } from '#shared/layout/Bleed.tsx'
import { HOME_PROVINCES } from './home-queries.ts'

const Emblem = styled.div`
  flex: 1 0 5rem;
  height: 5rem;
  color: ${token.color.lagoon};
  [data-hue='1'] & {
    color: ${token.color.ocean};
  }
  [data-hue='2'] & {
    color: ${token.color.gold};
  }
`

const Face = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  height: 100%;
  > a {
    /* Clear of the button that flips the card. */
    margin-block: auto ${token.space[12]};
  }
`

/** Links to the province's businesses, like the back of the card. */
const NameLink = styled(Link)`
  display: inline-block;
  padding-block: ${token.space[8]};
  color: inherit;
  &:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`

const Count = styled.p`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > strong {
    color: ${token.role.text};
    font-family: ${token.font.display};
    font-size: ${token.size[20]};
  }
`

interface ProvinceCardProps {
  province: Province
  stats: ProvinceStats | undefined
  hue: number
}

function ProvinceCard({ province, stats, hue }: ProvinceCardProps) {
  const count = stats?.count ?? 0
  const href = paths.directoryOfProvince(province.code)
  return (
    <FlipCard
      label={province.name}
      front={
        <Face data-hue={hue % 3}>
          <Emblem>
            <ProvinceEmblem province={province.code} />
          </Emblem>
          <Heading level={3}>
            <NameLink href={href}>{province.name}</NameLink>
          </Heading>
          <Count>
            <strong>{count}</strong> {count === 1 ? 'business' : 'businesses'}
          </Count>
        </Face>
      }
      back={
        <Face>
          <Heading level={3}>{province.name}</Heading>
          {stats?.topCategories.map((category) => (
            <Text key={category} size="small" tone="soft">
              {category}
            </Text>
          ))}
          <LinkButton href={href} variant="secondary">
            Browse<VisuallyHidden> {province.name}</VisuallyHidden>
          </LinkButton>
        </Face>
      }
    />
  )
}

/** The ten provinces, five at a time, in an order that is random per visit. */
export function ProvinceCarousel() {
  const { data } = useProvinceStatsQuery(HOME_PROVINCES)
  const order = shuffle(PROVINCES, useSeed())
  return (
    <Section aria-labelledby="provinces">
      <SectionHeader
        title="Explore by Province"
        id="provinces"
        action={
          <TextLink href={paths.directoryProvinces()} arrow>
            All ten<VisuallyHidden> provinces</VisuallyHidden>
          </TextLink>
        }
      >
        See what each province is known for.
      </SectionHeader>
      <Bleed>
        <Carousel label="Provinces" slidesPerView={DISPLAY_COUNTS.carouselProvinces}>
          {order.map((province, place) => (
            <ProvinceCard
              key={province.code}
              province={province}
              stats={data?.find((stats) => stats.province === province.code)}
              hue={place}
            />
          ))}
        </Carousel>
      </Bleed>
    </Section>
  )
}
