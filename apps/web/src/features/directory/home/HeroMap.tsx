import { useProvinceStatsQuery } from '#features/businesses/businesses.api.ts'
import { SolomonMap } from '#shared/businesses/SolomonMap.tsx'
import { HOME_PROVINCES } from './home-queries.ts'

/** The map of the home page's hero: ten provinces with their counts of businesses. */
export const HeroMap = () => (
  <SolomonMap label="Map of the ten provinces" stats={useProvinceStatsQuery(HOME_PROVINCES).data} />
)
