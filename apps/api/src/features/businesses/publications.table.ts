import type { Selectable } from 'kysely'

/** When a business was first public; what happens to it later changes nothing. */
export interface BusinessPublicationsTable {
  business_id: number
  published_at: number
}

export type BusinessPublication = Selectable<BusinessPublicationsTable>

declare module '#db/database.ts' {
  interface Database {
    business_publications: BusinessPublicationsTable
  }
}
