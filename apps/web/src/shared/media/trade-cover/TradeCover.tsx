import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { below, token, Weave, getWeaveTone, type WeaveProps } from '@portal/ui'
import { styled } from 'styled-components'
import { PLAIN_WEAVE, getTradeIds } from './cover-ids.ts'
import coversUrl from './covers.svg'
import { getTradeTone } from './trade-tone.ts'

/** The address of a drawing in the file of covers. */
export const getDrawingUrl = (id: string): string => `${coversUrl}#${id}`

/** The islands, faint behind the pictogram. */
const Outline = styled.img`
  inset: -8% -4% -8% auto;
  width: 70%;
  height: 116%;
  object-fit: contain;
  object-position: right;
  opacity: 0.3;
  /* Every third is closer, so that neighbours of one place differ. */
  :is(li, article):nth-child(3n + 2) & {
    inset-block: -45%;
    width: 110%;
    height: 190%;
  }
`

/* The surface's colour around it keeps the weave's lines out of its own. */
const Pictogram = styled.img`
  bottom: ${token.space[4]};
  left: ${token.space[4]};
  width: 4.5rem;
  height: 4.5rem;
  padding: ${token.space[12]};
  background: radial-gradient(closest-side, currentColor 55%, transparent);
  /* In a list covers are narrow, and the heart is below. */
  [data-layout='list'] &,
  html[data-listing='list'] [data-layout='remembered'] & {
    inset: ${token.space[4]} auto auto ${token.space[4]};
  }
  ${below.tablet} {
    [data-layout='list'] &,
    html:not([data-listing='grid']) [data-layout='remembered'] & {
      inset: ${token.space[8]};
    }
  }
`

export interface TradeCoverProps {
  /**
   * The business's name, which decides the tone, so that businesses of one trade differ. Left out for a trade itself.
   */
  name?: string
  category: string
  /** Where it is: the picture shows its islands. */
  country?: CountryCode
  province?: ProvinceCode | null
}

/** In place of a photo: the pictogram of the trade on the trade's weave, with the outline of the islands. */
export function TradeCover({ name, category, country, province }: TradeCoverProps) {
  const ids = getTradeIds(category)
  const place = province ?? country
  return (
    <Weave
      pattern={getDrawingUrl(ids.weave)}
      tone={name === undefined ? getTradeTone(category) : getWeaveTone(name)}
    >
      {place && <Outline src={getDrawingUrl(place)} alt="" loading="lazy" />}
      <Pictogram src={getDrawingUrl(ids.pictogram)} alt="" loading="lazy" />
    </Weave>
  )
}

/** The weave of content without a trade. */
export const PlainWeave = ({ tone }: Pick<WeaveProps, 'tone'>) => (
  <Weave pattern={getDrawingUrl(PLAIN_WEAVE)} tone={tone} />
)
