/** The bytes uploaded from a network address on a day. */
export interface UploadDaysTable {
  /** A keyed hash, so that the table names nobody. */
  address: Buffer
  /** Days since 1970, in UTC. */
  day: number
  bytes: number
}

declare module '#db/database.ts' {
  interface Database {
    upload_days: UploadDaysTable
  }
}
