import { COUNTRIES } from '@portal/domain/place'
import { zonedTimeToUtc } from '@portal/domain/shared'

const ZONES: readonly string[] = [...COUNTRIES.map(({ timeZone }) => timeZone), 'Pacific/Bougainville']

/** The range of a month (`2026-11`) in each time zone of the five countries; `until` is excluded. */
export function getMonthRanges(month: string): { zone: string; from: number; until: number }[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return ZONES.map((zone) => ({
    zone,
    from: zonedTimeToUtc(`${month}-01`, '00:00', zone),
    until: zonedTimeToUtc(`${next}-01`, '00:00', zone),
  }))
}
