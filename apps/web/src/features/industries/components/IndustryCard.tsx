import type { Industry } from '@portal/domain/contract'
import type { IndustryCard as Estimate } from '@portal/reference-data'
import {
  Badge,
  below,
  Card,
  Cluster,
  Heading,
  Link,
  LinkButton,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { styled } from 'styled-components'
import { TradeCover } from '#shared/media/trade-cover/TradeCover.tsx'
import { paths } from '#shared/urls/paths.ts'
import { RegionalEstimate } from './RegionalEstimate.tsx'

/* Low on phones, where the figures are what one compares. */
const Face = styled(Card)`
  ${below.tablet} {
    > :first-child {
      height: 4.5rem;
    }
  }
`

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

const Ways = styled(Cluster)`
  margin-top: auto;
  padding-top: ${token.space[8]};
`

const Segments = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[8]};
  font-size: ${token.size[14]};
  > li:not(:last-child)::after {
    content: ' ·';
    color: ${token.role.textSoft};
  }
`

export interface IndustryCardProps {
  /** The industry with its counts. */
  industry: Industry
  estimate: Estimate
}

/** An industry with its figures and three links. */
export const IndustryCard = ({ industry, estimate }: IndustryCardProps) => {
  const { name, slug, description, businessCount, topCountries } = industry
  return (
    <Face
      forwardedAs="article"
      gap={16}
      cover={<TradeCover category={name} />}
      corner={estimate.featured && <Badge tone="sun">Featured</Badge>}
    >
      <div>
        <Heading level={2} size="card">
          <Title href={paths.industry(slug)}>{name}</Title>
        </Heading>
        <Text size="small" tone="soft">
          {description}
        </Text>
      </div>
      <RegionalEstimate estimate={estimate} listed={businessCount} listedCountries={topCountries} />
      <div>
        <Text size="caption" tone="soft">
          Key segments
        </Text>
        <Segments>
          {estimate.keySegments.map((segment) => (
            <li key={segment}>{segment}</li>
          ))}
        </Segments>
      </div>
      <Ways justify="between" gap={8}>
        <LinkButton href={paths.industry(slug)} size="small">
          Explore<VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
        <Cluster gap={16}>
          <TextLink href={paths.industryBusinesses(slug)}>
            Businesses<VisuallyHidden> in {name}</VisuallyHidden>
          </TextLink>
          <TextLink href={paths.industryInsights(slug)}>
            Insights<VisuallyHidden> into {name}</VisuallyHidden>
          </TextLink>
        </Cluster>
      </Ways>
    </Face>
  )
}
