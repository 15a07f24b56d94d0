import type { Business } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { COUNTRY_OUTLINE_BOX, COUNTRY_OUTLINES, COUNTRY_PROJECTIONS } from '@portal/reference-data'
import { OutlineMap } from './OutlineMap.tsx'
import { toPoints } from './points.ts'

/** A business on the outline of its country. */
export function CountryMap({ business }: { business: Business }) {
  const { country } = business
  const outline = {
    path: COUNTRY_OUTLINES[country],
    viewBox: COUNTRY_OUTLINE_BOX,
    projection: COUNTRY_PROJECTIONS[country],
  }
  return <OutlineMap place={getCountry(country).name} outline={outline} {...toPoints(business)} />
}
