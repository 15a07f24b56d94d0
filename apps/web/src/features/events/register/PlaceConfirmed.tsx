import type { EventDetails } from '@portal/domain/contract'
import { Cluster, Icon, LinkButton, Stack, Text } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { getCancellationHref } from '../cancellation-href.ts'
import { PlaceHead } from './PlaceHead.tsx'

interface PlaceConfirmedProps {
  event: EventDetails
  reference: string
  token: string
}

/** Shows a confirmed place, with a link to give it back. */
export const PlaceConfirmed = ({ event, reference, token }: PlaceConfirmedProps) => (
  <Stack gap={24}>
    <PlaceHead title="You have a place" event={event} reference={reference} />
    <Text>Can’t make it? Cancel your place so that somebody else can come.</Text>
    <Cluster>
      <LinkButton href={getCancellationHref(token, event.slug)} variant="danger">
        Cancel my place
      </LinkButton>
      <LinkButton href={paths.eventFile(event.slug)} variant="secondary">
        <Icon name="calendar" /> Add to Calendar
      </LinkButton>
    </Cluster>
  </Stack>
)
