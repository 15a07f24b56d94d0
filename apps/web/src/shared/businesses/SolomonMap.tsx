import type { ProvinceStats } from '@portal/domain/contract'
import { getProvince, type ProvinceCode } from '@portal/domain/place'
import { PROVINCE_OUTLINES, SOLOMON_MAP } from '@portal/reference-data'
import { RegionMap } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

const { viewBox, provinces, capital, inset } = SOLOMON_MAP

const formatBusinessCount = (count: number): string => `${count} ${count === 1 ? 'business' : 'businesses'}`

interface SolomonMapProps {
  label: string
  /** How many businesses each province has; without it the map shows no counts. */
  stats?: readonly ProvinceStats[] | undefined
  highlighted?: ProvinceCode
}

/** A map of the ten provinces, each a link to its businesses. */
export function SolomonMap({ label, stats, highlighted }: SolomonMapProps) {
  const place = (code: ProvinceCode) => {
    const count = stats?.find(({ province }) => province === code)?.count
    return {
      id: code,
      name: getProvince(code).shortName,
      href: paths.directoryOfProvince(code),
      highlighted: code === highlighted,
      ...(count !== undefined && { value: count, valueLabel: formatBusinessCount(count) }),
    }
  }
  return (
    <RegionMap
      label={label}
      viewBox={viewBox}
      regions={provinces.map(({ code, label: name }) => ({
        ...place(code),
        label: name,
        path: PROVINCE_OUTLINES[code].path,
      }))}
      points={[{ ...place(capital.code), x: capital.x, y: capital.y, label: capital.label }]}
      insets={[inset]}
    />
  )
}
