import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import {
  COUNTRY_OUTLINE_BOX,
  COUNTRY_PROJECTIONS,
  PROVINCE_OUTLINES,
  PROVINCE_PROJECTIONS,
  SOLOMON_MAP,
  type OutlineProjection,
} from '@portal/reference-data'
import type { PlaneBox } from './frame.ts'

/** Islands that are drawn as one, with the box of their picture in the plane. */
export interface Islands {
  /** As the file of covers names it. */
  id: string
  box: PlaneBox
}

/** The box of an outline in the plane: the outline has the same projection, in units of its own. */
function getBox(viewBox: string, { scale, x, y, meridian }: OutlineProjection): PlaneBox {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  return {
    left: (left - x) / scale + (meridian * Math.PI) / 180,
    top: (top - y) / scale,
    width: width / scale,
    height: height / scale,
  }
}

/** The countries, the Solomon Islands by their provinces, which are drawn finer; the capital lies on its island. */
export const ISLANDS: readonly Islands[] = [
  ...PROVINCE_CODES.filter((code) => code !== SOLOMON_MAP.capital.code).map((code) => ({
    id: code,
    box: getBox(
      PROVINCE_OUTLINES[code].viewBox,
      PROVINCE_PROJECTIONS[code === SOLOMON_MAP.inset.code ? 'inset' : 'main'],
    ),
  })),
  ...COUNTRY_CODES.filter((code) => code !== 'sb').map((code) => ({
    id: code,
    box: getBox(COUNTRY_OUTLINE_BOX, COUNTRY_PROJECTIONS[code]),
  })),
]
