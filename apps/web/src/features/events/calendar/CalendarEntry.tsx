import type { EventItem } from '@portal/domain/contract'
import { formatDay, formatTime } from '@portal/domain/shared'
import { below, from, Link, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { formatVenue } from '../event-times.ts'
import type { Lane } from './month.ts'

/** Height of a bar, so that those of neighbouring days align. */
const BAR = '1.75rem'

const Entry = styled(Link)`
  display: block;
  padding: ${token.space[4]} ${token.space[8]};
  border-left: 3px solid ${token.color.lagoon};
  border-radius: 0.25rem;
  background: ${token.color.lagoonTint};
  color: ${token.color.ink};
  font-size: ${token.size[13]};
  line-height: 1.35;
  text-decoration: none;
  hyphens: auto;
  overflow-wrap: anywhere;
  &:hover {
    background: ${token.color.sunTint};
    color: ${token.color.ink};
  }
  &[data-ended] {
    background: ${token.role.sunken};
    color: ${token.role.textSoft};
  }
  > small {
    display: block;
    color: ${token.color.softInk};
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  ${below.desktop} {
    padding: ${token.space[8]} ${token.space[12]};
    font-size: ${token.size[16]};
    > small {
      font-size: ${token.size[14]};
    }
  }
`

/** Spans the following days: one column for each day of the event in this week. */
const Bar = styled(Entry)`
  position: relative;
  z-index: 1;
  background: ${token.color.ocean};
  border-color: ${token.color.sun};
  color: ${token.color.white};
  &:hover {
    background: ${token.color.deep};
    color: ${token.color.white};
  }
  > small {
    display: none;
  }
  ${below.desktop} {
    > small {
      display: block;
      color: inherit;
    }
  }
  ${from.desktop} {
    --days: 1;
    width: calc(var(--days) * (100% + 2 * ${token.space[8]} + 1px) - 2 * ${token.space[8]} - 1px);
    height: ${BAR};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    &[data-alone] {
      height: auto;
      white-space: normal;
    }
    &[data-days='2'] {
      --days: 2;
    }
    &[data-days='3'] {
      --days: 3;
    }
    &[data-days='4'] {
      --days: 4;
    }
    &[data-days='5'] {
      --days: 5;
    }
    &[data-days='6'] {
      --days: 6;
    }
    &[data-days='7'] {
      --days: 7;
    }
    &[data-goes-on] {
      border-top-right-radius: 0;
      border-bottom-right-radius: 0;
    }
    &[data-came-on] {
      border-left-style: dotted;
      border-top-left-radius: 0;
      border-bottom-left-radius: 0;
    }
  }
`

/** Placeholder for a bar that spans this day, or for a free lane. */
const Room = styled.div`
  height: ${BAR};
  ${below.desktop} {
    display: none;
  }
`

const Again = styled.div`
  ${below.desktop} {
    display: none;
  }
`

/** Type and place: visible in the list of days, otherwise for screen readers only. */
const Aside = styled.small`
  &&& {
    ${from.desktop} {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
      white-space: nowrap;
    }
  }
`

/** A single-day event with its time. */
export const ShortEntry = ({ event, isEnded }: { event: EventItem; isEnded: boolean }) => (
  <Entry href={paths.event(event.slug)} data-ended={isEnded ? '' : undefined}>
    <small>{formatTime(event.startsAt, event.timeZone)}</small>
    {event.title}
    <Aside>
      {event.type}, {formatVenue(event)}
    </Aside>
    {isEnded && <small>Ended</small>}
  </Entry>
)

interface LaneEntryProps<Of extends Lane = Lane> {
  lane: Of
  /** No other multi-day event is on this day: a bar may take several lines. */
  isAlone: boolean
  isEnded: boolean
}

function LongEntry({ lane, isAlone, isEnded }: LaneEntryProps<Extract<Lane, { kind: 'bar' }>>) {
  const { event } = lane
  const bar = (
    <Bar
      href={paths.event(event.slug)}
      data-days={lane.span}
      data-alone={isAlone && lane.span === 1 ? '' : undefined}
      data-goes-on={lane.ends ? undefined : ''}
      data-came-on={lane.begins ? undefined : ''}
      data-ended={isEnded ? '' : undefined}
    >
      {event.title}
      <small>
        {formatDay(event.startsAt, event.timeZone)} – {formatDay(event.endsAt, event.timeZone)}
      </small>
      {isEnded && <VisuallyHidden>Ended</VisuallyHidden>}
    </Bar>
  )
  return lane.isFirst ? bar : <Again>{bar}</Again>
}

/** The content of a day's lane. */
export function LaneEntry({ lane, isAlone, isEnded }: LaneEntryProps) {
  if (lane.kind === 'bar') return <LongEntry lane={lane} isAlone={isAlone} isEnded={isEnded} />
  return (
    <Room>{lane.kind === 'under' && <VisuallyHidden>{lane.event.title}, continued</VisuallyHidden>}</Room>
  )
}
