import type { Business } from '@portal/domain/contract'
import { getProvince, type ProvinceCode } from '@portal/domain/place'
import { PROVINCE_OUTLINES, PROVINCE_PROJECTIONS, SOLOMON_MAP } from '@portal/reference-data'
import { OutlineMap } from './OutlineMap.tsx'
import { toPoints } from './points.ts'

const getOutline = (province: ProvinceCode) => {
  const { path, viewBox } = PROVINCE_OUTLINES[province]
  const projection = PROVINCE_PROJECTIONS[province === SOLOMON_MAP.inset.code ? 'inset' : 'main']
  return { path, viewBox, projection }
}

/** A business on the outline of its province. */
export const ProvinceMap = ({ business, province }: { business: Business; province: ProvinceCode }) => (
  <OutlineMap place={getProvince(province).name} outline={getOutline(province)} {...toPoints(business)} />
)
