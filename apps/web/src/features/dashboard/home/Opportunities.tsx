import { formatTimeLeft } from '@portal/domain/content'
import { formatDate } from '@portal/domain/shared'
import { Badge, CardLink, Skeleton, Text, TextLink } from '@portal/ui'
import { Face, Name, State } from '../components/chip-parts.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { toTradeProfile, type Opportunity, type TradeProfile } from './find-opportunities.ts'
import { useOpportunitiesQuery } from './opportunities.api.ts'
import { ChipRow, MessageRow, StripColumn, StripHeader } from './strip-layout.ts'

function OpportunityChip({ opportunity: { kind, title, href, at, timeZone } }: { opportunity: Opportunity }) {
  const now = useNow()
  const isTender = kind === 'tender'
  return (
    <Face>
      <Name title={title}>
        <CardLink href={href}>{title}</CardLink>
      </Name>
      <State>
        <Badge tone={isTender ? 'blue' : 'neutral'}>{isTender ? 'Tender' : 'Event'}</Badge>
        <Text as="span" size="caption" tone="soft" lines={1}>
          {isTender ? formatTimeLeft(at, now) : formatDate(at, timeZone)}
        </Text>
      </State>
    </Face>
  )
}

function OpportunityList({ profile }: { profile: TradeProfile }) {
  const { data, error } = useOpportunitiesQuery(profile)
  if (error)
    return <Text tone="soft">We couldn’t load tenders and events here. Open their lists instead.</Text>
  if (!data) {
    return (
      <ChipRow role="list" aria-busy="true" aria-label="Loading tenders and events...">
        <li>
          <Skeleton shape="block" />
        </li>
      </ChipRow>
    )
  }
  if (data.length === 0)
    return <Text tone="soft">No open tenders or events for your trade and province today.</Text>
  return (
    <ChipRow role="list" tabIndex={0} aria-label="Tenders and events for you">
      {data.map((opportunity) => (
        <li key={opportunity.href}>
          <OpportunityChip opportunity={opportunity} />
        </li>
      ))}
    </ChipRow>
  )
}

/** Open tenders and upcoming events that match the owner's businesses. */
export function Opportunities() {
  const { data } = useListOwnBusinessesQuery()
  return (
    <StripColumn>
      <StripHeader>
        <h2>For your trade</h2>
        <MessageRow>
          <TextLink href={paths.tenders()}>Tenders</TextLink>
          <TextLink href={paths.events()}>Events</TextLink>
        </MessageRow>
      </StripHeader>
      {data && data.length > 0 ? (
        <OpportunityList profile={toTradeProfile(data)} />
      ) : (
        <Text tone="soft">Once you have a listing, matching tenders and events appear here.</Text>
      )}
    </StripColumn>
  )
}
