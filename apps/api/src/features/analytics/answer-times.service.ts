import type { AnswerTimes, AnswerTimesQuery } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { addDays, DAY, HOUR, toLocalDay, toLocalTime } from '@portal/domain/shared'
import { RESPONSE_TIMES } from '@portal/reference-data'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { findDecisions, type TimedDecision } from './answer-times.repository.ts'
import { listDays, getStartOfDay } from './span.ts'

/** How long decisions took, by kind, and by kind and week. */
export async function readAnswerTimes(
  db: Kysely<Database>,
  { from, to, country }: AnswerTimesQuery,
): Promise<AnswerTimes> {
  listDays({ from, to })
  const place = parseFilter({ country }, 0)
  const span = { from: getStartOfDay(from), until: getStartOfDay(addDays(to, 1)) }
  const decisions = place ? await findDecisions(db, { ...span, place }) : []
  const byWeek = [...Map.groupBy(decisions, ({ decided }) => getMonday(decided))]
  return {
    promisedWorkingDays: RESPONSE_TIMES.reviewWorkingDays,
    kinds: toFiguresByKind(decisions),
    weeks: byWeek.flatMap(([week, ofWeek]) =>
      toFiguresByKind(ofWeek).map((figures) => ({ week, ...figures })),
    ),
  }
}

/** The Monday of the week of an instant. */
function getMonday(instant: number): string {
  const { weekday } = toLocalTime(instant, PORTAL_TIME_ZONE)
  return addDays(toLocalDay(instant, PORTAL_TIME_ZONE), -weekday)
}

const toFiguresByKind = (decisions: readonly TimedDecision[]): AnswerTimes['kinds'] =>
  [...Map.groupBy(decisions, ({ kind }) => kind)]
    .map(([kind, ofKind]) => ({ kind, ...toFigures(ofKind) }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind))

function toFigures(decisions: readonly TimedDecision[]): Omit<AnswerTimes['kinds'][number], 'kind'> {
  const waits = decisions.map(({ submitted, decided }) => decided - submitted).toSorted((a, b) => a - b)
  return {
    decided: waits.length,
    medianHours: toHours(getNearestRank(waits, 0.5)),
    p90Hours: toHours(getNearestRank(waits, 0.9)),
    withinPromise: decisions.filter(({ submitted, decided }) => decided <= getPromisedDeadline(submitted))
      .length,
  }
}

/** The percentile of sorted values by nearest rank; `share` is from 0 to 1. */
const getNearestRank = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0

const toHours = (wait: number): number => Math.round((wait / HOUR) * 10) / 10

const SATURDAY = 5

/** The promised end of a review; working days are Monday to Friday, holidays or not. */
export function getPromisedDeadline(submitted: number): number {
  let at = submitted
  for (let days = 0; days < RESPONSE_TIMES.reviewWorkingDays;) {
    at += DAY
    if (toLocalTime(at, PORTAL_TIME_ZONE).weekday < SATURDAY) days++
  }
  return at
}
