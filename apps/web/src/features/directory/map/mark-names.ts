import { getGroupPlace } from './describe-group.ts'
import { WIDTH } from './frame.ts'
import { WIDE_RADII, type Mark } from './marks.ts'

/** Units of the drawing for a pixel where names are first shown. */
const UNITS = 1000 / 576
/** The width of a letter and the height of a line, in pixels. */
const [LETTER, LINE] = [7.5, 18]

interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

const getRadius = ({ size }: Mark): number => WIDE_RADII[size] * UNITS

const getMarkArea = (mark: Mark): Area => ({
  left: mark.x - getRadius(mark),
  right: mark.x + getRadius(mark),
  top: mark.y - getRadius(mark),
  bottom: mark.y + getRadius(mark),
})

/** Centred below the mark. */
function getNameArea(mark: Mark, name: string): Area {
  const half = (name.length * LETTER * UNITS) / 2
  const top = mark.y + getRadius(mark)
  return { left: mark.x - half, right: mark.x + half, top, bottom: top + LINE * UNITS }
}

const isOverlapping = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isWithin = ({ left, right, bottom }: Area, height: number): boolean =>
  left > 0 && right < WIDTH && bottom < height

/**
 * Names of the marks that have room for one, largest first: a business's own name, or a group's town. Phones
 * show none.
 */
export function getMarkNames(marks: readonly Mark[], height: number): ReadonlyMap<Mark, string> {
  const occupied = marks.map((mark) => ({ mark, area: getMarkArea(mark) }))
  const named = new Map<Mark, string>()
  for (const mark of marks.toSorted((one, other) => other.group.count - one.group.count)) {
    const name = mark.group.business?.name ?? getGroupPlace(mark.group)
    const area = getNameArea(mark, name)
    if (
      !isWithin(area, height) ||
      occupied.some((other) => other.mark !== mark && isOverlapping(area, other.area))
    )
      continue
    named.set(mark, name)
    occupied.push({ mark, area })
  }
  return named
}
