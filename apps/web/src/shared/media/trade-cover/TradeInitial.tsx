import { token, Weave, getWeaveTone } from '@portal/ui'
import { styled } from 'styled-components'
import { getTradeIds } from './cover-ids.ts'
import { getDrawingUrl } from './TradeCover.tsx'

const Letter = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${token.color.white};
  font: 700 ${token.size[44]} / 1 ${token.font.display};
`

/** The first letter or digit of a name, as a capital; empty for a name without any. */
const getInitial = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase('en')

/** In place of a logo: the initial of the business's name on the weave of its trade. */
export const TradeInitial = ({ name, category }: { name: string; category: string }) => (
  <Weave pattern={getDrawingUrl(getTradeIds(category).weave)} tone={getWeaveTone(name)} shape="square">
    <Letter>{getInitial(name)}</Letter>
  </Weave>
)
