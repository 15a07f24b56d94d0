import type { MapGroup } from '@portal/domain/contract'
import type { Coordinates } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { Link, Text, token } from '@portal/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import coversUrl from '#shared/media/trade-cover/covers.svg'
import { describeGroup } from './describe-group.ts'
import { toDrawingBox, getFrame, toPlane, WIDTH, type Frame } from './frame.ts'
import { ISLANDS } from './islands.ts'
import { Count, Drawing, Islands, MarkLink, Name, Ring, Sea } from './map-parts.ts'
import { toMarks, type Mark, type ResultsGroup } from './marks.ts'
import { getMarkNames } from './mark-names.ts'

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
  /** The response of `GET /api/businesses/map`. */
  groups: readonly MapGroup[]
  /** The number of results without a location. */
  unlocated: number
  /**
   * The address for a mark of several businesses: a list sorted by distance from it. A single business links to its
   * page.
   */
  toHref: (point: Coordinates) => string
  /** What the map shows, for those who can't see it: `Map of 299 businesses`. */
  label: string
}

const getAddress = (group: ResultsGroup, toHref: ResultsMapProps['toHref']): string =>
  group.business?.path ?? toHref(group)

/** The islands that are in view. */
const Land = ({ frame }: { frame: Frame }) =>
  ISLANDS.map(({ id, box }) => {
    const place = toDrawingBox(frame, box)
    return place && <Islands key={id} href={`${coversUrl}#${id}`} {...place} />
  })

interface PlacedMarkProps {
  mark: Mark
  name: string | undefined
  href: string
}

/** A circle with its count, or the ring of one business. */
function PlacedMark({ mark: { group, size, x, y }, name, href }: PlacedMarkProps) {
  const description = describeGroup(group)
  return (
    <MarkLink href={href} aria-label={description} data-size={size}>
      <title>{description}</title>
      <Ring cx={x} cy={y} />
      {name !== undefined && (
        <Name x={x} y={y}>
          {name}
        </Name>
      )}{' '}
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
    ? '1 more business has no location on the map. See the list.'
    : `${formatNumber(count)} more businesses have no location on the map. See the list.`

function useMap(groups: readonly MapGroup[]) {
  return useMemo(() => {
    const frame = getFrame(groups.map(toPlane))
    const marks = toMarks(frame, groups)
    return { frame, marks, names: getMarkNames(marks, frame.drawingHeight) }
  }, [groups])
}

function Map({ groups, toHref, label }: Omit<ResultsMapProps, 'unlocated'>) {
  const { frame, marks, names } = useMap(groups)
  return (
    <>
      <Sea data-surface="deep">
        <Drawing viewBox={`0 0 ${WIDTH} ${frame.drawingHeight}`} role="group" aria-label={label}>
          <Land frame={frame} />
          {marks.map((mark) => (
            <PlacedMark
              key={`${mark.x} ${mark.y}`}
              mark={mark}
              name={names.get(mark)}
              href={getAddress(mark.group, toHref)}
            />
          ))}
        </Drawing>
      </Sea>
      <AsList marks={marks} toHref={toHref} />
    </>
  )
}

/** Where results are, on the portal's own drawing of the islands: marks with counts that lead to them. */
export function ResultsMap({ groups, unlocated, toHref, label }: ResultsMapProps) {
  return (
    <Figure>
      {groups.length > 0 ? (
        <Map groups={groups} toHref={toHref} label={label} />
      ) : (
        <Text>None of these businesses has a location on the map. See the list.</Text>
      )}
      {unlocated > 0 && groups.length > 0 && (
        <Text as="figcaption" size="small" tone="soft">
          {describeUnlocated(unlocated)}
        </Text>
      )}
    </Figure>
  )
}
