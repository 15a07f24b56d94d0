import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'
import {
  getFrame,
  project,
  type MapFrame,
  type MapInset,
  type MapPlace,
  type MapPoint,
  type MapRegion,
} from './mapGeometry.ts'

const Root = styled.div`
  container-type: inline-size;
`

/* The SVG is 1,000 units wide at any size; these font sizes keep names at 11 to 15 px on the screen. */
const Svg = styled.svg`
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
  /* The page is behind it, in the visitor's colours. */
  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
    stroke-opacity: 1;
  }
`

const Value = styled.tspan`
  fill: ${token.role.textSoft};
  font-weight: 400;
  @container (max-width: 27.99rem) {
    display: none;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`

/* The area of a name that can be pressed: at least 24 px high and wide at any size of the map, 44 px on touch. */
const Target = styled.rect`
  fill: transparent;
  height: 2.3em;
  transform: translate(var(--along, 0), -65%);
  transform-box: fill-box;
  &[data-anchor='middle'] {
    --along: -50%;
  }
  &[data-anchor='end'] {
    --along: -100%;
  }
  @media (pointer: coarse) {
    height: 4.2em;
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

const getAccessibleName = ({ name, value, valueLabel }: MapPlace): string =>
  valueLabel ? `${name}, ${valueLabel}` : value === undefined ? name : `${name}, ${value}`

/** A place's shape and name, as a link if it has an `href`. */
function Place({ of, children }: { of: MapPlace; children: ReactNode }) {
  const shared = { 'data-highlighted': of.highlighted ?? false, 'aria-label': getAccessibleName(of) }
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

/** The approximate width of a letter in em; a name is at least `SHORTEST` letters wide. */
const LETTER = 0.62
const SHORTEST = 6

function Label({ of, frame }: { of: MapPlace; frame: MapFrame }) {
  const { anchor } = of.label
  const at = project(frame, of.label.x, of.label.y)
  const width = Math.round(Math.max(of.name.length, SHORTEST) * LETTER * 10) / 10
  return (
    <>
      {of.href !== undefined && <Target {...at} width={`${width}em`} data-anchor={anchor} />}
      <Name {...at} textAnchor={anchor} aria-hidden="true">
        {of.name}
        {of.value !== undefined && <Value> {of.value}</Value>}
      </Name>
    </>
  )
}

/** Props of `RegionMap`. */
export type RegionMapProps = {
  /** The map’s name for screen readers. */
  label: string
  /** The map units of all coordinates: "left top width height". */
  viewBox: string
  /** Places drawn as areas. */
  regions: readonly MapRegion[]
  /** Places drawn as dots. */
  points?: readonly MapPoint[]
  /** Dashed boxes around places that are not at their true position. */
  insets?: readonly MapInset[]
}

/**
 * A map of regions and points with their names, each a focusable link. Names keep a readable size on every screen;
 * values are left out where there is no room. It takes the colours of its surface.
 */
export function RegionMap({ label, viewBox, regions, points = [], insets = [] }: RegionMapProps) {
  const frame = getFrame(viewBox)
  const transform = `scale(${frame.scale}) translate(${-frame.left} ${-frame.top})`
  return (
    <Root>
      <Svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="group" aria-label={label}>
        {insets.map((inset) => (
          <Box
            key={`${inset.x} ${inset.y}`}
            {...project(frame, inset.x, inset.y)}
            width={inset.width * frame.scale}
            height={inset.height * frame.scale}
            rx={16}
          />
        ))}
        {regions.map((region) => (
          <Place key={region.id} of={region}>
            <Area d={region.path} transform={transform} />
            <Label of={region} frame={frame} />
          </Place>
        ))}
        {points.map((point) => {
          const { x, y } = project(frame, point.x, point.y)
          return (
            <Place key={point.id} of={point}>
              <Ring cx={x} cy={y} r={13} />
              <Dot cx={x} cy={y} r={7} />
              <Label of={point} frame={frame} />
            </Place>
          )
        })}
      </Svg>
    </Root>
  )
}
