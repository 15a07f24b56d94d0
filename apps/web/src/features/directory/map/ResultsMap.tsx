import type { MapGroup } from '@portal/domain/contract'
import type { Area } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { IconButton, Link, LinkButton, Text, TextLink, token, VisuallyHidden } from '@portal/ui'
import { useEffect, useMemo } from 'react'
import { styled } from 'styled-components'
import coversUrl from '#shared/media/trade-cover/covers.svg'
import { describeGroup, getGroupPlace } from './describe-group.ts'
import { getFrame, getVisibleArea, toDrawingBox, toPlane, WIDTH, type Frame } from './frame.ts'
import { ISLANDS } from './islands.ts'
import { placeLabels } from './labels.ts'
import { Count, Drawing, Islands, MarkLink, Name, Ring, Sea, Target, Tools } from './map-parts.ts'
import { isCoarse, toMarks, type Mark, type ResultsGroup } from './marks.ts'
import { useMapView } from './useMapView.ts'

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  margin: 0;
`

const Places = styled.ul.attrs({ role: 'list' })`
  columns: 16rem;
  column-gap: ${token.space[24]};
  margin-top: ${token.space[8]};
  > li {
    break-inside: avoid;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.target.min};
  }
`

export interface ResultsMapProps {
  /** The groups of `GET /api/businesses/map`, which the map shows at first. */
  whole: readonly MapGroup[]
  /** The same, or finer ones of the part that is in view. */
  groups: readonly MapGroup[]
  /** The number of results without a location. */
  unlocated: number
  /** The address for the businesses of an area, whose place has a name. A single business links to its page. */
  toHref: (area: Area, name: string) => string
  /** The list without a map. */
  list: string
  /** What the map shows, for those who can't see it: `Map of 299 businesses`. */
  label: string
  /** Called with the visible part once it could show finer groups; undefined for everything. */
  onView?: (area: Area | undefined) => void
}

const getAddress = (group: ResultsGroup, toHref: ResultsMapProps['toHref']): string =>
  group.business?.path ?? toHref(group.cell, getGroupPlace(group))

/** The islands that are in view. */
const Land = ({ frame }: { frame: Frame }) =>
  ISLANDS.map(({ id, box }) => {
    const place = toDrawingBox(frame, box)
    return place && <Islands key={id} href={`${coversUrl}#${id}`} {...place} />
  })

/** A circle with its count, or the ring of one business. */
function PlacedMark({ mark: { group, size, x, y }, href }: { mark: Mark; href: string }) {
  const description = describeGroup(group)
  return (
    <MarkLink href={href} aria-label={description} data-size={size} draggable={false}>
      <title>{description}</title>
      <Target cx={x} cy={y} />
      <Ring cx={x} cy={y} />
      {size > 0 && (
        <Count x={x} y={y}>
          {formatNumber(group.count)}
        </Count>
      )}
    </MarkLink>
  )
}

/** The same as text, the largest groups first. */
const AsList = ({ marks, toHref }: { marks: readonly Mark[]; toHref: ResultsMapProps['toHref'] }) => (
  <details>
    <summary>The map as a list</summary>
    <Places>
      {marks
        .toSorted((one, other) => other.group.count - one.group.count)
        .map(({ group }) => (
          <li key={`${group.latitude} ${group.longitude}`}>
            <Link href={getAddress(group, toHref)}>{describeGroup(group)}</Link>
          </li>
        ))}
    </Places>
  </details>
)

const describeUnlocated = (count: number): string =>
  count === 1
    ? '1 more business has no location on the map.'
    : `${formatNumber(count)} more businesses have no location on the map.`

/** Milliseconds after the last movement until finer groups are asked for. */
const SETTLE = 300

function useSettledView(view: Area | undefined, onView: ResultsMapProps['onView']) {
  const key = view && JSON.stringify(view)
  useEffect(() => {
    const timer = setTimeout(
      () => onView?.(key === undefined ? undefined : (JSON.parse(key) as Area)),
      SETTLE,
    )
    return () => clearTimeout(timer)
  }, [key, onView])
}

function Map({
  whole,
  groups,
  toHref,
  label,
  onView,
}: Omit<ResultsMapProps, 'whole' | 'unlocated' | 'list'> & { whole: Frame }) {
  const { frame, pixel, isMoved, zoomIn, zoomOut, reset, onKeyDown, drawing } = useMapView(whole)
  const { marks, labels } = useMemo(() => {
    const placed = toMarks(frame, groups, pixel)
    return { marks: placed, labels: placeLabels(frame, placed, pixel) }
  }, [frame, groups, pixel])
  const visible = getVisibleArea(frame)
  useSettledView(
    isMoved && isCoarse(frame, groups, pixel) ? visible : undefined,
    isMoved ? onView : undefined,
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links and buttons in it */}
      <Sea data-surface="deep" onKeyDown={onKeyDown}>
        <Drawing viewBox={`0 0 ${WIDTH} ${frame.drawingHeight}`} role="group" aria-label={label} {...drawing}>
          <Land frame={frame} />
          {marks.map((mark) => (
            <PlacedMark key={`${mark.x} ${mark.y}`} mark={mark} href={getAddress(mark.group, toHref)} />
          ))}
          {labels.map(({ name, kind, x, y }) => (
            <Name key={`${kind} ${name}`} x={x} y={y} data-kind={kind} aria-hidden="true">
              {name}
            </Name>
          ))}
        </Drawing>
        <Tools role="group" aria-label="Zoom">
          <IconButton icon="plus" label="Zoom in" onClick={zoomIn} />
          <IconButton icon="minus" label="Zoom out" onClick={zoomOut} />
          {isMoved && <IconButton icon="undo" label="Show the whole map" onClick={reset} />}
        </Tools>
      </Sea>
      {isMoved && (
        <LinkButton variant="secondary" size="small" href={toHref(roundOut(visible), 'the map')}>
          List the businesses in view
        </LinkButton>
      )}
      <AsList marks={marks} toHref={toHref} />
      <VisuallyHidden>Arrow keys move the map, plus and minus zoom, 0 shows all of it.</VisuallyHidden>
    </>
  )
}

/** Edges with few decimals, which addresses can carry. */
const roundOut = ({ west, south, east, north }: Area): Area => ({
  west: Math.max(0, Math.floor(west * 1000) / 1000),
  south: Math.max(-90, Math.floor(south * 1000) / 1000),
  east: Math.min(360, Math.ceil(east * 1000) / 1000),
  north: Math.min(90, Math.ceil(north * 1000) / 1000),
})

/** Where results are, on the portal's own drawing of the islands: marks with counts that list what they hold. */
export function ResultsMap({ whole, groups, unlocated, list, ...rest }: ResultsMapProps) {
  // Finer groups of a part keep the frame of the whole.
  const frame = useMemo(() => (whole.length > 0 ? getFrame(whole.map(toPlane)) : null), [whole])
  return (
    <Figure>
      {frame ? (
        <Map whole={frame} groups={groups} {...rest} />
      ) : (
        <Text>None of these businesses has a location on the map. See the list.</Text>
      )}
      {unlocated > 0 && groups.length > 0 && (
        <Text as="figcaption" size="small" tone="soft">
          {describeUnlocated(unlocated)} <TextLink href={list}>See the list.</TextLink>
        </Text>
      )}
    </Figure>
  )
}
