import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { getAxisEnd, listLineCorners } from './axis.ts'
import type { LineChartPoint } from './line-chart-point.ts'

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[8]};
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
  font-variant-numeric: tabular-nums;
`

const Values = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* The lines of the grid meet the middle of the figures. */
  margin-block: -0.6em;
  line-height: 1.2;
  text-align: end;
`

const Labels = styled.div`
  display: flex;
  grid-column: 2;
  /* Large letters go below one another rather than past the edge. */
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[8]};
`

const Square = styled.svg`
  display: block;
  width: 100%;
  height: 12rem;
  overflow: visible;
  > line {
    stroke: ${token.role.line};
    stroke-width: 1;
  }
  > polygon {
    fill: ${token.role.action};
    opacity: 0.12;
  }
  > polyline {
    fill: none;
    stroke: ${token.role.action};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  > rect {
    fill: ${token.role.action};
    opacity: 0;
    &:hover {
      opacity: 0.14;
    }
  }
`

const toText = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `${x},${y}`).join(' ')

interface LinePlotProps {
  points: readonly LineChartPoint[]
  format: (value: number) => string
}

/** The line over a grid of three values; a pointer over a point shows its value. */
export function LinePlot({ points, format }: LinePlotProps) {
  const end = getAxisEnd(Math.max(0, ...points.map(({ value }) => value)))
  const line = listLineCorners(
    points.map(({ value }) => value),
    end,
  )
  const width = 100 / Math.max(1, points.length)
  const shown = [points[0], points.length > 2 && points[Math.floor(points.length / 2)], points.at(-1)]
  return (
    <Plot aria-hidden="true">
      <Values>
        {[end, end / 2, 0].map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </Values>
      <Square viewBox="0 0 100 100" preserveAspectRatio="none">
        {[0, 50, 100].map((y) => (
          <line key={y} x1="0" x2="100" y1={y} y2={y} vectorEffect="non-scaling-stroke" />
        ))}
        {line.length > 0 && (
          <>
            <polygon points={`0,100 ${toText(line)} 100,100`} />
            <polyline points={toText(line)} vectorEffect="non-scaling-stroke" />
          </>
        )}
        {points.map(({ key, label, value }, index) => (
          <rect key={key} x={index * width} y="0" width={width} height="100">
            <title>{`${label}: ${format(value)}`}</title>
          </rect>
        ))}
      </Square>
      {points.length > 1 && (
        <Labels>{shown.map((point) => point && <span key={point.key}>{point.label}</span>)}</Labels>
      )}
    </Plot>
  )
}
