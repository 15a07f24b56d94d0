import { timeLeft } from '@portal/domain/content'
import { formatDate } from '@portal/domain/shared'
import { Badge, CardLink, Skeleton, Text, TextLink } from '@portal/ui'
import { Face, Name, State } from '#features/dashboard/components/chip-parts.ts'
import { useOwnBusinessesQuery } from '#features/dashboard/dashboard.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { fieldOf, type OwnField, type OwnOffer } from './own-offers.ts'
import { useOwnOffersQuery } from './own-offers.api.ts'
import { Head, Line, Part, Row } from './strip-parts.ts'

function OfferChip({ offer: { kind, title, href, at, timeZone } }: { offer: OwnOffer }) {
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
          {isTender ? timeLeft(at, now) : formatDate(at, timeZone)}
        </Text>
      </State>
    </Face>
  )
}

function Offers({ field }: { field: OwnField }) {
  const { data, error } = useOwnOffersQuery(field)
  if (error)
    return <Text tone="soft">Tenders and events could not be loaded. Their lists are a tap away.</Text>
  if (!data) {
    return (
      <Row role="list" aria-busy="true" aria-label="Loading tenders and events...">
        <li>
          <Skeleton shape="block" />
        </li>
      </Row>
    )
  }
  if (data.length === 0) return <Text tone="soft">Nothing is open for your trade and province today.</Text>
  return (
    <Row role="list" tabIndex={0} aria-label="Tenders and events for you">
      {data.map((offer) => (
        <li key={offer.href}>
          <OfferChip offer={offer} />
        </li>
      ))}
    </Row>
  )
}

/** Open tenders and coming events for the places and trades of one's listings. */
export function OwnOffers() {
  const { data } = useOwnBusinessesQuery()
  return (
    <Part>
      <Head>
        <h2>For your trade</h2>
        <Line>
          <TextLink href={paths.tenders()}>Tenders</TextLink>
          <TextLink href={paths.events()}>Events</TextLink>
        </Line>
      </Head>
      {data && data.length > 0 ? (
        <Offers field={fieldOf(data)} />
      ) : (
        <Text tone="soft">With a listing of yours, tenders and events that fit it stand here.</Text>
      )}
    </Part>
  )
}
