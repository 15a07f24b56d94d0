import type { MapPoint } from '@portal/domain/contract'
import { toOutlinePoint, extendViewBox, type OutlinePoint, type Place } from '@portal/domain/place'
import { token } from '@portal/ui'
import type { KeyboardEvent, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { toCoordinates } from './outline-coordinates.ts'
import { getOutline } from './outlines.ts'

const Map = styled.svg`
  display: block;
  width: 100%;
  height: min(22rem, 70vw);
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
  fill: ${token.color.lagoon};
  cursor: crosshair;
  touch-action: manipulation;
  > circle {
    fill: ${token.color.reef};
    stroke: ${token.color.white};
  }
`

/** Parts of the outline's width by which an arrow key moves the point; with Shift, ten times as far. */
const STEPS = 400
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const getSize = (viewBox: string): [number, number, number, number] => {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  return [left, top, width, height]
}

/** Where a click landed, in units of the drawing. */
function toDrawing(event: MouseEvent<SVGSVGElement>): OutlinePoint | null {
  const matrix = event.currentTarget.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return { x, y }
}

interface PointMapProps {
  place: Place
  point: MapPoint | null
  onChange: (point: MapPoint) => void
}

/** The outline of the place, on which a click or the arrow keys set the point. */
export function PointMap({ place, point, onChange }: PointMapProps) {
  const { name, path, viewBox: outlineBox, projection } = getOutline(place)
  const at = point && toOutlinePoint(projection, point)
  const extendedBox = at && extendViewBox(outlineBox, at)
  const viewBox = extendedBox ?? outlineBox
  const [left, top, width, height] = getSize(viewBox)
  const mark = Math.max(width, height) / 40
  const set = (next: OutlinePoint) => onChange(toCoordinates(projection, next))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const from = at && extendedBox ? at : { x: left + width / 2, y: top + height / 2 }
    const step = (width / STEPS) * (event.shiftKey ? 10 : 1)
    set({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step })
  }
  return (
    <Map
      viewBox={viewBox}
      // An application receives the arrow keys; the coordinates below are an alternative for everybody.
      role="application"
      tabIndex={0}
      aria-label={`Map of ${name}: click, or move the point with the arrow keys`}
      onClick={(event) => {
        const clicked = toDrawing(event)
        if (clicked) set(clicked)
      }}
      onKeyDown={onKeyDown}
    >
      <path d={path} />
      {at && extendedBox && <circle cx={at.x} cy={at.y} r={mark} strokeWidth={mark / 4} />}
    </Map>
  )
}
