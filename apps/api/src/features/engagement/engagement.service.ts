import {
  ENGAGEMENT_KINDS,
  type Engagement,
  type EngagementCounts,
  type EngagementKind,
  type EngagementQuery,
} from '@portal/domain/contract'
import { getTimeZone, type Located } from '@portal/domain/place'
import { DAY, toLocalDay } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { createWriteBehind } from '#db/write-behind.ts'
import { addCounts, findDays, findOwned, findTotals } from './engagement.repository.ts'
import type { BusinessEngagementTable } from './engagement.table.ts'

/** Counts engagement with businesses, by local day. */
export interface EngagementCounter {
  /** Counted in the background, so that no visitor waits for a write. */
  count(business: Located & { readonly id: number }, kind: EngagementKind): void
  /** Writes pending counts. */
  flush(): Promise<void>
}

export function createEngagement({
  store,
  now,
  log,
}: Pick<AppContext, 'store' | 'now' | 'log'>): EngagementCounter {
  const counts = createWriteBehind<BusinessEngagementTable>({
    write: (batch) =>
      addCounts(
        store.write,
        batch.map(([, row]) => row),
      ),
    merge: (earlier, later) => ({ ...later, count: earlier.count + later.count }),
    log,
    what: 'engagement',
  })
  return {
    count(business, kind) {
      const day = toLocalDay(now(), getTimeZone(business))
      const row = { business_id: business.id, day, kind, count: 1 }
      counts.add(`${row.business_id} ${day} ${kind}`, row)
    },
    flush: () => counts.flush(),
  }
}

const DEFAULT_DAYS = 30

/** Engagement of a person's businesses in the last days, today included, and in as many days before. */
export async function readEngagement(
  { store: { read }, now }: Pick<AppContext, 'store' | 'now'>,
  counter: Pick<EngagementCounter, 'flush'>,
  ownerId: number,
  { days = DEFAULT_DAYS, business }: EngagementQuery,
): Promise<Engagement> {
  await counter.flush()
  const at = now()
  const owned = await findOwned(read, ownerId, business)
  const spans = [...Map.groupBy(owned, getTimeZone)].map(([zone, members]) => ({
    businessIds: members.map(({ id }) => id),
    to: toLocalDay(at, zone),
    from: toLocalDay(at - (days - 1) * DAY, zone),
    before: toLocalDay(at - (2 * days - 1) * DAY, zone),
  }))
  const find = async <Row>(query: (span: (typeof spans)[number]) => Promise<Row[]>) =>
    (await Promise.all(spans.map(query))).flat()
  const dayCounts = await find((span) => findDays(read, span))
  const totals = toTotals(await find(({ businessIds, from }) => findTotals(read, businessIds, from)))
  const previous = toTotals(
    await find(({ businessIds, from, before }) => findTotals(read, businessIds, before, from)),
  )
  return {
    // Time zones differ by an hour: the earliest first day, the latest last one.
    from: min(spans.map(({ from }) => from)) ?? toLocalDay(at - (days - 1) * DAY, 'UTC'),
    to: max(spans.map(({ to }) => to)) ?? toLocalDay(at, 'UTC'),
    days: toDays(dayCounts),
    businesses: owned.map(({ id, name, slug }) => ({
      id,
      name,
      slug,
      totals: totals(id),
      previous: previous(id),
    })),
  }
}

const min = (days: readonly string[]): string | undefined => days.toSorted()[0]
const max = (days: readonly string[]): string | undefined => days.toSorted().at(-1)

type KindCount = Pick<BusinessEngagementTable, 'kind' | 'count'>

const toDays = (rows: readonly (KindCount & { day: string })[]): Engagement['days'] =>
  [...Map.groupBy(rows, ({ day }) => day)]
    .map(([day, ofDay]) => ({ day, ...toCounts(ofDay) }))
    .toSorted((one, other) => one.day.localeCompare(other.day))

function toTotals(rows: readonly (KindCount & { business_id: number })[]): (id: number) => EngagementCounts {
  const byBusiness = Map.groupBy(rows, ({ business_id }) => business_id)
  return (id) => toCounts(byBusiness.get(id) ?? [])
}

const toCounts = (rows: readonly KindCount[]): EngagementCounts =>
  Object.fromEntries(
    ENGAGEMENT_KINDS.map((kind) => [
      kind,
      rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0),
    ]),
  ) as EngagementCounts
