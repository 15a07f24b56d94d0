import type { Engagement, EngagementKind } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import {
  BarChart,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  LineChart,
  Skeleton,
  Stack,
  TabLinks,
  Text,
  TextLink,
} from '@portal/ui'
import { Section } from '#shared/layout/Section.tsx'
import { paths } from '#shared/urls/paths.ts'
import { changeQuery, useUrlState, type QueryChanges } from '#shared/urls/url-state.ts'
import { BusinessChoice } from '../components/BusinessChoice.tsx'
import { DownloadFigures } from './DownloadFigures.tsx'
import { useEngagementQuery } from './engagement.api.ts'
import { FigureKinds } from './FigureKinds.tsx'
import { toFiguresQuery, parseKind, parseSpan, SPANS } from './figures-query.ts'
import { formatDayName } from '#shared/figures/days.ts'
import { fillDays, sumFigures } from './figures-by-day.ts'
import { HowItIsCounted } from './HowItIsCounted.tsx'
import { getFigureLabel } from '#shared/figures/engagement-kinds.ts'

/** Keeps the scroll position, since only the query changes. */
function useHrefWith(): (changes: QueryChanges) => string {
  const { query } = useUrlState()
  return (changes) => changeQuery(`?${query}`, changes) || '?'
}

const Waiting = () => (
  <Stack gap={24} role="status" aria-label="Loading your figures...">
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Card>
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Card>
  </Stack>
)

interface ChartProps {
  figures: Engagement
  kind: EngagementKind
}

function DayChart({ figures, kind }: ChartProps) {
  const label = getFigureLabel(kind)
  return (
    <Card>
      <Section aria-labelledby="by-day">
        <Cluster justify="between" gap={8}>
          <Heading level={2} size="part" id="by-day">
            {label} by day
          </Heading>
          <Text size="small" tone="soft">
            {formatDayName(figures.from)} to {formatDayName(figures.to)}
          </Text>
        </Cluster>
        <LineChart
          caption={`${label} by day`}
          labelHeader="Day"
          valueHeader={label}
          points={fillDays(figures).map((day) => ({
            key: day.day,
            label: formatDayName(day.day),
            value: day[kind],
          }))}
          format={formatNumber}
        />
      </Section>
    </Card>
  )
}

/** Counts by listing, the largest first; nothing for a single listing. */
function ListingChart({ figures, kind }: ChartProps) {
  const hrefWith = useHrefWith()
  if (figures.businesses.length < 2) return null
  const label = getFigureLabel(kind)
  const rows = figures.businesses
    .map(({ id, name, totals }) => ({
      key: String(id),
      label: <TextLink href={hrefWith({ business: id })}>{name}</TextLink>,
      value: totals[kind],
    }))
    .toSorted((one, other) => other.value - one.value)
  return (
    <Card>
      <Section aria-labelledby="by-listing">
        <Heading level={2} size="part" id="by-listing">
          {label} by listing
        </Heading>
        <BarChart
          caption={`${label} by listing`}
          labelHeader="Listing"
          valueHeader={label}
          rows={rows}
          format={formatNumber}
        />
      </Section>
    </Card>
  )
}

const NothingYet = () => (
  <EmptyState title="Nothing counted yet" as="h2" icon="growth">
    Views of your listings, calls, WhatsApp, messages and saves appear here by day, from the day a listing is
    live.
  </EmptyState>
)

function LoadedFigures({ figures }: { figures: Engagement }) {
  const { query } = useUrlState()
  const hrefWith = useHrefWith()
  const kind = parseKind(query)
  const totals = sumFigures(figures.businesses.map((business) => business.totals))
  const previous = sumFigures(figures.businesses.map((business) => business.previous))
  const isEmpty = [totals, previous].every((counts) => Object.values(counts).every((count) => count === 0))
  return (
    <Stack gap={24}>
      {isEmpty ? (
        <NothingYet />
      ) : (
        <>
          <Text tone="soft">
            The last {parseSpan(query)} days, compared with the {parseSpan(query)} days before.
          </Text>
          <FigureKinds
            totals={totals}
            previous={previous}
            current={kind}
            hrefFor={(next) => hrefWith({ kind: next === 'view' ? null : next })}
          />
          <DayChart figures={figures} kind={kind} />
          <ListingChart figures={figures} kind={kind} />
          <p>
            <DownloadFigures figures={figures} />
          </p>
        </>
      )}
      <HowItIsCounted />
    </Stack>
  )
}

function FiguresOfSpan() {
  const { query } = useUrlState()
  const { currentData, error, isFetching, refetch } = useEngagementQuery(toFiguresQuery(query))
  if (currentData) return <LoadedFigures figures={currentData} />
  if (!error) return <Waiting />
  return (
    <ErrorState title="We couldn’t load your figures" onRetry={() => void refetch()} retrying={isFetching}>
      Nothing is lost. Check your connection and try again.
    </ErrorState>
  )
}

/** What visitors did with the owner's listings, by day and by listing. */
export function Figures() {
  const { query } = useUrlState()
  const hrefWith = useHrefWith()
  const span = parseSpan(query)
  return (
    <Stack gap={24}>
      <TabLinks
        label="Days"
        items={SPANS.map((days) => ({
          href: hrefWith({ days }),
          label: `${days} days`,
          current: days === span,
        }))}
      />
      <BusinessChoice action={paths.dashboardFigures()} query={query} carried={['days', 'kind']} />
      <FiguresOfSpan />
    </Stack>
  )
}
