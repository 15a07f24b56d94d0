import { Cluster, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { SubscribeCalendar } from './SubscribeCalendar.tsx'

/** Other ways to events, below the month. */
export const BelowMonth = () => (
  <>
    <Cluster data-print="hide">
      <TextLink href={paths.submitEvent()} arrow>
        Submit an Event
      </TextLink>
      <TextLink href={paths.events()} arrow>
        See events as a list
      </TextLink>
    </Cluster>
    <SubscribeCalendar />
  </>
)
