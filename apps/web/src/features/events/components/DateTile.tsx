import type { EventItem } from '@portal/domain/contract'
import { token } from '@portal/ui'
import { styled } from 'styled-components'
import { toDayAndMonth } from '../event-times.ts'

const Tile = styled.p`
  position: absolute;
  bottom: ${token.space[8]};
  left: ${token.space[8]};
  display: grid;
  place-content: center;
  width: 4rem;
  min-height: 4rem;
  border-radius: ${token.radius.control};
  background: ${token.color.paper};
  color: ${token.color.lagoonDark};
  font: 700 ${token.size[14]} / 1.3 ${token.font.display};
  text-align: center;
  > strong {
    font-size: ${token.size[24]};
    line-height: 1.1;
  }
`

/** An event's start date as a tile on its picture; its times are shown elsewhere. */
export function DateTile({ event }: { event: EventItem }) {
  const { day, month } = toDayAndMonth(event)
  return (
    <Tile aria-hidden="true">
      <strong>{day}</strong>
      {month}
    </Tile>
  )
}
