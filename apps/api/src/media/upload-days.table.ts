/** What was uploaded from a network address on a day. */
export interface UploadDaysTable {
  /** A keyed hash, so that the table tells nobody who sent. */
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
