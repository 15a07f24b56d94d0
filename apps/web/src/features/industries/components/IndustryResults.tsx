import type { Industry } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { INDUSTRY_CARDS } from '@portal/reference-data'
import {
  Card,
  CardLink,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  LinkButton,
  SectionHeader,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui'
import { useListIndustriesQuery } from '#features/businesses/businesses.api.ts'
import { IndustryCard } from './IndustryCard.tsx'
import { TradeCover } from '#shared/media/trade-cover/TradeCover.tsx'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { paths } from '#shared/urls/paths.ts'
import { HiddenResultStatus } from '#shared/lists/ResultStatus.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { toIndustriesQuery } from '../industry-queries.ts'

const Skeletons = () => (
  <Grid cell="wide" aria-busy="true">
    {INDUSTRY_CARDS.map(({ industry }) => (
      <Card key={industry} cover={<Skeleton shape="cover" />}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Card>
    ))}
  </Grid>
)

const Others = ({ industries }: { industries: readonly Industry[] }) => (
  <Section aria-labelledby="others">
    <SectionHeader id="others" title="More industries" />
    <TwoColumns as="ul" role="list">
      {industries.map(({ slug, name, description, businessCount }) => (
        <Card as="li" key={slug} layout="row" gap={4} cover={<TradeCover category={name} />}>
          <Heading level={3}>
            <CardLink href={paths.industry(slug)}>{name}</CardLink>
          </Heading>
          <Text size="small" tone="soft">
            {description}
          </Text>
          <Text size="small">
            <b>{formatNumber(businessCount)}</b> {businessCount === 1 ? 'business' : 'businesses'} listed here
          </Text>
        </Card>
      ))}
    </TwoColumns>
  </Section>
)

/** Industries with a card, in the order of the reference data, and the others below. */
function Found({ industries }: { industries: readonly Industry[] }) {
  const cards = INDUSTRY_CARDS.flatMap((estimate) => {
    const industry = industries.find(({ slug }) => slug === estimate.industry)
    return industry ? [{ industry, estimate }] : []
  })
  const others = industries.filter(({ slug }) => !INDUSTRY_CARDS.some(({ industry }) => industry === slug))
  return (
    <Stack gap={48}>
      {cards.length > 0 && (
        <Grid cell="wide">
          {cards.map((card) => (
            <IndustryCard key={card.industry.slug} {...card} />
          ))}
        </Grid>
      )}
      {others.length > 0 && <Others industries={others} />}
    </Stack>
  )
}

function Industries({ result }: { result: ReturnType<typeof useListIndustriesQuery> }) {
  const { currentData, error, isFetching, refetch } = result
  if (error && !currentData) {
    return (
      <ErrorState title="Failed to fetch industries" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!currentData) return <Skeletons />
  if (currentData.length > 0) return <Found industries={currentData} />
  return (
    <EmptyState
      title="No industries found"
      action={<LinkButton href={paths.industries()}>View All Industries</LinkButton>}
    >
      Try another word, such as fish, hotel or solar.
    </EmptyState>
  )
}

/** The matching industries: loading, empty, failed or loaded. */
export function IndustryResults() {
  const { query } = useUrlState()
  const result = useListIndustriesQuery(toIndustriesQuery(query))
  const count = result.currentData?.length
  return (
    <>
      <HiddenResultStatus>
        {count !== undefined && `${count} ${count === 1 ? 'industry' : 'industries'} found`}
      </HiddenResultStatus>
      <Industries result={result} />
    </>
  )
}
