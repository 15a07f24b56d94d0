import { getCompleteness } from '@portal/domain/business'
import type { SocialMedia } from '@portal/domain/contract'
import type { Tier } from '@portal/domain/plan'
import { NEVER } from '@portal/domain/shared'
import { sql, type Kysely } from 'kysely'
import { foldWord } from '@portal/domain/search'

/**
 * What administrators filter and search businesses by stands in one index, so that a list reads no long rows however many
 * there are. A business is featured until a moment, which is compared when it is read.
 */
export const businessAdministration = {
  async up<Tables>(db: Kysely<Tables>) {
    await sql`
      alter table businesses add column completeness integer not null default 0
        check (completeness between 0 and 100)`.execute(db)
    await sql`alter table businesses add column admin_text text not null default ''`.execute(db)
    await sql`
      alter table businesses add column featured_until integer not null default ${sql.lit(NEVER)}`.execute(db)
    await deriveColumns(db)
    await sql`
      create index businesses_administration on businesses (created_at desc, id desc, status, suspended_at,
        paused_at, removed_at, public_until, country, province, category, tier, is_featured, featured_until,
        is_verified, completeness, owner_id, sort_name, admin_text)`.execute(db)
    await sql`
      create index businesses_featured_expiry on businesses (featured_until, public_until) where listed = 1 and is_featured = 1`.execute(
      db,
    )
  },
}

interface OldRow {
  id: number
  name: string
  tier: Tier
  owner_name: string | null
  reference: string | null
  phone: string | null
  email: string | null
  website: string | null
  business_license: string | null
  description: string
  social_media: string
  hours: string | null
  images: string
  logo_url: string | null
  video_url: string | null
  latitude: number | null
  longitude: number | null
  directions: string | null
  type_bits: number
}

const ROWS_AT_ONCE = 500

async function deriveColumns<Tables>(db: Kysely<Tables>): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await sql<OldRow>`
      select id, name, tier, owner_name, reference, phone, email, website, business_license, description,
        social_media, hours, images, logo_url, video_url, latitude, longitude, directions, type_bits
      from businesses where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    for (const row of rows) {
      await sql`
        update businesses set completeness = ${completenessOf(row)}, admin_text = ${adminTextOf(row)}
        where id = ${row.id}`.execute(db)
    }
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}

const completenessOf = (row: OldRow): number =>
  getCompleteness({
    subscriptionTier: row.tier,
    description: row.description,
    phone: row.phone,
    email: row.email,
    website: row.website,
    socialMedia: JSON.parse(row.social_media) as SocialMedia,
    hours: row.hours === null ? null : {},
    images: JSON.parse(row.images) as string[],
    logoUrl: row.logo_url,
    videoUrl: row.video_url,
    latitude: row.latitude,
    longitude: row.longitude,
    directions: row.directions,
    businessTypes: row.type_bits === 0 ? [] : ['some'],
  }).score

const adminTextOf = ({ name, owner_name, reference, phone, email, business_license }: OldRow): string =>
  [name, owner_name, reference, phone, email, business_license]
    .filter((text) => text !== null)
    .map(foldWord)
    .join('\n')
