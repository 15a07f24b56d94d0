import { provinceOf, type ProvinceCode } from '@portal/domain/place'
import { PROVINCE_OUTLINES, SOLOMON_MAP } from '@portal/reference-data'
import { RegionMap } from '@portal/ui'
import { useProvinceStatsQuery } from '#features/businesses/businesses.api.ts'
import { paths } from '#shared/paths.ts'
import { HOME_PROVINCES } from './home-queries.ts'

const { viewBox, provinces, capital, inset } = SOLOMON_MAP

const businesses = (count: number): string => `${count} ${count === 1 ? 'business' : 'businesses'}`

/** The ten provinces with how many businesses each has; each leads to its listings. */
export function HeroMap() {
  const { data } = useProvinceStatsQuery(HOME_PROVINCES)
  const place = (code: ProvinceCode) => {
    const count = data?.find(({ province }) => province === code)?.count
    return {
      id: code,
      name: provinceOf(code).shortName,
      href: paths.directoryOfProvince(code),
      ...(count !== undefined && { value: count, valueLabel: businesses(count) }),
    }
  }
  return (
    <RegionMap
      label="Map of the ten provinces"
      viewBox={viewBox}
      regions={provinces.map(({ code, label }) => ({
        ...place(code),
        label,
        path: PROVINCE_OUTLINES[code].path,
      }))}
      points={[{ ...place(capital.code), x: capital.x, y: capital.y, label: capital.label }]}
      insets={[inset]}
    />
  )
}
