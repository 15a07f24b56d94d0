import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'
import {
  frameOf,
  place,
  type MapFrame,
  type MapInset,
  type MapPlace,
  type MapPoint,
  type MapRegion,
} from './mapShape.ts'

const Root = styled.div`
  container-type: inline-size;
`

/* The drawing is 1,000 units wide at any size; the steps keep names at 11 to 15 px on the screen. */
const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  font-size: 38px;
  @container (min-width: 21rem) {
    font-size: 33px;
  }
  @container (min-width: 28rem) {
    font-size: 27px;
  }
  @container (min-width: 36rem) {
    font-size: 21px;
  }
  @container (min-width: 48rem) {
    font-size: 17px;
  }
`

const calm = css`
  transition: opacity ${token.duration.fast} ${token.ease.out};
`

const Area = styled.path`
  fill: color-mix(in srgb, ${token.color.lagoon} 75%, ${token.role.action});
  stroke: transparent;
  stroke-width: 14px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  pointer-events: all;
  [data-highlighted='true'] > & {
    fill: ${token.role.star};
  }
  a:hover > & {
    fill: ${token.role.action};
  }
  a[data-highlighted='true']:hover > & {
    fill: ${token.role.star};
    ${calm}
    opacity: 0.85;
  }
  a:focus-visible > & {
    stroke: ${token.role.focus};
    stroke-width: 3px;
  }
`

const Dot = styled.circle`
  fill: ${token.color.reef};
  stroke: ${token.color.white};
  stroke-width: 3px;
  a:hover > &,
  a:focus-visible > & {
    stroke: ${token.role.focus};
    stroke-width: 5px;
  }
`

const Ring = styled.circle`
  fill: transparent;
  stroke: ${token.role.text};
  stroke-width: 1.5px;
  opacity: 0.7;
`

const Name = styled.text`
  fill: ${token.role.text};
  font-weight: 700;
  paint-order: stroke;
  stroke: ${token.role.surface};
  stroke-opacity: 0.55;
  stroke-width: 0.3em;
  stroke-linejoin: round;
  a:hover > &,
  a:focus-visible > & {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const Value = styled.tspan`
  fill: ${token.role.textSoft};
  font-weight: 400;
  @container (max-width: 27.99rem) {
    display: none;
  }
`

const Box = styled.rect`
  fill: none;
  stroke: ${token.role.line};
  stroke-width: 1px;
  stroke-dasharray: 4 4;
  vector-effect: non-scaling-stroke;
`

const PlaceLink = styled(Link)`
  cursor: pointer;
  outline: none;
`

const readName = ({ name, value, valueLabel }: MapPlace): string =>
  valueLabel ? `${name}, ${valueLabel}` : value === undefined ? name : `${name}, ${value}`

/** A place's shape and name, as a link where it has an address. */
function Place({ of, children }: { of: MapPlace; children: ReactNode }) {
  const shared = { 'data-highlighted': of.highlighted ?? false, 'aria-label': readName(of) }
  return of.href === undefined ? (
    <g role="img" {...shared}>
      {children}
    </g>
  ) : (
    <PlaceLink href={of.href} {...shared}>
      {children}
    </PlaceLink>
  )
}

function Label({ of, frame }: { of: MapPlace; frame: MapFrame }) {
  return (
    <Name {...place(frame, of.label.x, of.label.y)} textAnchor={of.label.anchor} aria-hidden="true">
      {of.name}
      {of.value !== undefined && <Value> {of.value}</Value>}
    </Name>
  )
}

/** Props of `RegionMap`: `viewBox` gives the map units of everything else; `label` names the map for readers. */
export type RegionMapProps = {
  label: string
  viewBox: string
  regions: readonly MapRegion[]
  points?: readonly MapPoint[]
  insets?: readonly MapInset[]
}

/**
 * A map drawn from outlines: areas, dots and boxes with their names, each a link that is reached by Tab. Names
 * keep a readable size from a phone to a wide screen; values are left out where there is no room. Takes the
 * colours of its surface.
 */
export function RegionMap({ label, viewBox, regions, points = [], insets = [] }: RegionMapProps) {
  const frame = frameOf(viewBox)
  const toDrawing = `scale(${frame.scale}) translate(${-frame.left} ${-frame.top})`
  return (
    <Root>
      <Drawing viewBox={`0 0 ${frame.width} ${frame.height}`} role="group" aria-label={label}>
        {insets.map((inset) => (
          <Box
            key={`${inset.x} ${inset.y}`}
            {...place(frame, inset.x, inset.y)}
            width={inset.width * frame.scale}
            height={inset.height * frame.scale}
            rx={16}
          />
        ))}
        {regions.map((region) => (
          <Place key={region.id} of={region}>
            <Area d={region.path} transform={toDrawing} />
            <Label of={region} frame={frame} />
          </Place>
        ))}
        {points.map((point) => {
          const { x, y } = place(frame, point.x, point.y)
          return (
            <Place key={point.id} of={point}>
              <Ring cx={x} cy={y} r={13} />
              <Dot cx={x} cy={y} r={7} />
              <Label of={point} frame={frame} />
            </Place>
          )
        })}
      </Drawing>
    </Root>
  )
}
