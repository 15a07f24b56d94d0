import { useProvinceStatsQuery } from '../businesses.api.ts'
import { SolomonMap } from '../components/SolomonMap.tsx'
import { HOME_PROVINCES } from './home-queries.ts'

/** The map of the home page's hero: ten provinces with their counts of businesses. */
export const HeroMap = () => (
  <SolomonMap label="Map of the ten provinces" stats={useProvinceStatsQuery(HOME_PROVINCES).data} />
)
