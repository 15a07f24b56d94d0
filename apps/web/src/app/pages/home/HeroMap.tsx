import { useProvinceStatsQuery } from '#features/businesses/businesses.api.ts'
import { SolomonMap } from '../SolomonMap.tsx'
import { HOME_PROVINCES } from './home-queries.ts'

/** The ten provinces with how many businesses each has. */
export const HeroMap = () => (
  <SolomonMap label="Map of the ten provinces" stats={useProvinceStatsQuery(HOME_PROVINCES).data} />
)
