import type { EventItem } from '@portal/domain/contract'
import { token } from '@portal/ui'
import { styled } from 'styled-components'
import { toDayAndMonth } from '../event-times.ts'

const Tile = styled.p`
  display: grid;
  flex: none;
  place-content: center;
  align-self: start;
  width: 4.25rem;
  min-height: 4.5rem;
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
  color: ${token.color.lagoonDark};
  font: 700 ${token.size[14]} / 1.3 ${token.font.display};
  text-align: center;
  > strong {
    font-size: ${token.size[24]};
    line-height: 1.1;
  }
`

/** An event's start date as a tile; its times are shown elsewhere. */
export function DateTile({ event }: { event: EventItem }) {
  const { day, month } = toDayAndMonth(event)
  return (
    <Tile aria-hidden="true">
      <strong>{day}</strong>
      {month}
    </Tile>
  )
}
