import { getCountry, getProvince, type Place } from '@portal/domain/place'
import {
  COUNTRY_OUTLINE_BOX,
  COUNTRY_OUTLINES,
  COUNTRY_PROJECTIONS,
  PROVINCE_OUTLINES,
  PROVINCE_PROJECTIONS,
  SOLOMON_MAP,
} from '@portal/reference-data'

/** The outline of a province, or of a country without one, with what places a point on it. */
export function getOutline({ country, province }: Place) {
  if (province === null) {
    return {
      name: getCountry(country).name,
      path: COUNTRY_OUTLINES[country],
      viewBox: COUNTRY_OUTLINE_BOX,
      projection: COUNTRY_PROJECTIONS[country],
    }
  }
  const { path, viewBox } = PROVINCE_OUTLINES[province]
  const projection = PROVINCE_PROJECTIONS[province === SOLOMON_MAP.inset.code ? 'inset' : 'main']
  return { name: getProvince(province).name, path, viewBox, projection }
}
