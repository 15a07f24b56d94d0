/** A business that a person has saved. */
export interface SavesTable {
  user_id: number
  business_id: number
  saved_at: number
}

declare module '#db/database.ts' {
  interface Database {
    saves: SavesTable
  }
}
