import { toOutlinePoint, extendViewBox, type Coordinates } from '@portal/domain/place'
import type { OutlineProjection } from '@portal/reference-data'
import { token } from '@portal/ui'
import { styled } from 'styled-components'

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  margin: 0;
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 11rem;
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
  fill: ${token.color.lagoon};
  > circle {
    fill: ${token.color.reef};
    stroke: ${token.color.white};
  }
  > rect {
    fill: ${token.color.deep};
    stroke: ${token.color.white};
  }
`

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
  > span::before {
    content: '';
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
    margin-right: 0.4em;
    background: ${token.color.deep};
  }
  > [data-point='own']::before {
    border-radius: 50%;
    background: ${token.color.reef};
  }
`

/** An outline with what places a point on it. */
export interface Outline {
  path: string
  viewBox: string
  projection: OutlineProjection
}

interface MapPoint extends Coordinates {
  name: string
}

interface OutlineMapProps {
  /** What it is the outline of: `Malaita`. */
  place: string
  outline: Outline
  own: MapPoint | null
  airport: MapPoint | null
}

/** The size of the marks in units of the drawing. */
const getMarkSize = (viewBox: string): number => {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  return Math.round(Math.max(width, height) / 4) / 10
}

const isInside = (viewBox: string, { x, y }: { x: number; y: number }): boolean => {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** Where the points lie in the drawing: none too far from the outline, and no airport under the business itself. */
function locate({ outline, own, airport }: Pick<OutlineMapProps, 'outline' | 'own' | 'airport'>) {
  const point = own && toOutlinePoint(outline.projection, own)
  const grown = point && extendViewBox(outline.viewBox, point)
  const viewBox = grown ?? outline.viewBox
  const landing = grown && airport && toOutlinePoint(outline.projection, airport)
  const isApart =
    point && landing && Math.hypot(point.x - landing.x, point.y - landing.y) > 2 * getMarkSize(viewBox)
  return {
    viewBox,
    point: grown ? point : null,
    landing: isApart && isInside(viewBox, landing) ? landing : null,
  }
}

/** Islands in outline with a business's own point and the nearest airport. */
export function OutlineMap({ place, outline, own, airport }: OutlineMapProps) {
  const { viewBox, point, landing } = locate({ outline, own, airport })
  const size = getMarkSize(viewBox)
  const marks = [point && own?.name, landing && airport?.name].filter(Boolean).join(' and ')
  return (
    <Figure>
      <Drawing
        viewBox={viewBox}
        role="img"
        aria-label={`Outline of ${place}${marks === '' ? '' : ` with ${marks}`}`}
      >
        <path d={outline.path} />
        {landing && (
          <rect
            x={landing.x - size * 0.8}
            y={landing.y - size * 0.8}
            width={size * 1.6}
            height={size * 1.6}
            strokeWidth={size / 4}
          />
        )}
        {point && <circle cx={point.x} cy={point.y} r={size} strokeWidth={size / 4} />}
      </Drawing>
      {point && (
        <Legend>
          <span data-point="own" translate="no">
            {own?.name}
          </span>
          {landing && <span translate="no">{airport?.name}</span>}
        </Legend>
      )}
    </Figure>
  )
}
