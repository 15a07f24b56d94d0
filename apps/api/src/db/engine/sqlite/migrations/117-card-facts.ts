import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { sql, type Kysely } from 'kysely'
import { townOf } from '../../../search/towns.ts'

/** The town of each business, and cards that say whether it is open and where it is. */
export const cardFacts = {
  async up<Tables>(db: Kysely<Tables>) {
    await sql`alter table businesses add column town text`.execute(db)
    let last = 0
    for (;;) {
      const rows = await findRows(db, last)
      for (const row of rows) {
        const town = townOf(row)
        await sql`
          update businesses set town = ${town}, card = ${withFacts(row, town)} where id = ${row.id}`.execute(
          db,
        )
      }
      if (rows.length < ROWS_AT_ONCE) return
      last = rows.at(-1)?.id ?? last
    }
  },
}

interface OldRow {
  id: number
  country: CountryCode
  province: ProvinceCode | null
  address: string | null
  card: string
  hours: string | null
  temporarily_closed: 0 | 1
  temporarily_closed_until: string | null
  latitude: number | null
  longitude: number | null
}

const ROWS_AT_ONCE = 500

async function findRows<Tables>(db: Kysely<Tables>, last: number): Promise<OldRow[]> {
  const { rows } = await sql<OldRow>`
    select id, country, province, address, card, hours, temporarily_closed, temporarily_closed_until, latitude, longitude
    from businesses where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
  return rows
}

/** Cards end with the pictures; a card that has the facts already stays. */
function withFacts(row: OldRow, town: string | null): string {
  const { card } = row
  const end = card.indexOf(',"images":[')
  if (end < 0 || card.includes('"temporarilyClosed":')) return card
  const facts = JSON.stringify({
    hours: row.hours === null ? null : (JSON.parse(row.hours) as object),
    temporarilyClosed: row.temporarily_closed === 1,
    temporarilyClosedUntil: row.temporarily_closed_until,
    latitude: row.latitude,
    longitude: row.longitude,
    town,
  })
  return `${card.slice(0, end)},${facts.slice(1, -1)}${card.slice(end)}`
}
