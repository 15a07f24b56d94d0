import type { Industry } from '@portal/domain/contract'
import { growthBarPercent } from '@portal/domain/content'
import { countryOf } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import type { IndustryCard as Estimates } from '@portal/reference-data'
import {
  Badge,
  Card,
  Cluster,
  Flag,
  Heading,
  Link,
  LinkButton,
  ProgressBar,
  Stat,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { styled } from 'styled-components'
import { TradeCover } from '#shared/media/trade-cover/TradeCover.tsx'
import { paths } from '#shared/urls/paths.ts'

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]} ${token.space[16]};
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
  /** With its live count. */
  industry: Industry
  /** The sample figures that stand beside it. */
  estimates: Estimates
}

/** An industry with its figures: what is listed now, and what the region is estimated to have. */
export const IndustryCard = ({ industry, estimates }: IndustryCardProps) => {
  const { name, slug, description, businessCount } = industry
  return (
    <Card
      as="article"
      gap={16}
      cover={<TradeCover category={name} />}
      corner={estimates.featured && <Badge tone="sun">Featured</Badge>}
    >
      <div>
        <Heading level={2} size="card">
          <Title href={paths.industry(slug)}>{name}</Title>
        </Heading>
        <Text size="small" tone="soft">
          {description}
        </Text>
      </div>
      <Figures>
        <Stat
          size="small"
          label="Businesses"
          value={formatNumber(estimates.businessCount)}
          note={`${formatNumber(businessCount)} listed here`}
        />
        <Stat size="small" label="Average revenue" value={estimates.avgRevenue} />
      </Figures>
      <ProgressBar
        label="Growth rate"
        value={growthBarPercent(estimates.growthRate)}
        text={`${estimates.growthRate}%`}
      />
      <div>
        <Text size="caption" tone="soft">
          Leading countries
        </Text>
        <Cluster gap={12}>
          {estimates.topCountries.map((code) => (
            <Text as="span" size="small" key={code}>
              <Flag code={code} /> {countryOf(code).name}
            </Text>
          ))}
        </Cluster>
      </div>
      <div>
        <Text size="caption" tone="soft">
          Key segments
        </Text>
        <Segments>
          {estimates.keySegments.map((segment) => (
            <li key={segment}>{segment}</li>
          ))}
        </Segments>
      </div>
      <Text size="caption" tone="soft">
        Regional estimate
      </Text>
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
    </Card>
  )
}
