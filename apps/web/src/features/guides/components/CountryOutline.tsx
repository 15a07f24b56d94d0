import type { CountryCode } from '@portal/domain/place'
import { COUNTRY_OUTLINE_BOX, COUNTRY_OUTLINES } from '@portal/reference-data'
import { styled } from 'styled-components'

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  fill: currentColor;
`

/** A country's islands in the text's colour; hidden from screen readers, since its name is beside it. */
export const CountryOutline = ({ country }: { country: CountryCode }) => (
  <Drawing viewBox={COUNTRY_OUTLINE_BOX} aria-hidden="true">
    <path d={COUNTRY_OUTLINES[country]} />
  </Drawing>
)
