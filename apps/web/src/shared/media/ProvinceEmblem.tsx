import type { ProvinceCode } from '@portal/domain/place'
import { PROVINCE_OUTLINES, type ProvinceOutline } from '@portal/reference-data'
import { token } from '@portal/ui'
import { styled } from 'styled-components'

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  fill: currentColor;
  > circle {
    fill: ${token.color.reef};
    stroke: ${token.color.white};
    stroke-width: 0.2em;
  }
`

/** A province's islands in the text colour; hidden from assistive technology unless `label` names it. */
export function ProvinceEmblem({ province, label }: { province: ProvinceCode; label?: string }) {
  const { path, viewBox, point }: ProvinceOutline = PROVINCE_OUTLINES[province]
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Drawing viewBox={viewBox} {...name}>
      <path d={path} />
      {point && <circle cx={point.x} cy={point.y} r={9} />}
    </Drawing>
  )
}
