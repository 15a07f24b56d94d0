/** Which process runs a scheduled job: no other one does before its lease has ended. */
export interface JobLeasesTable {
  job: string
  /** A process, by a number that it drew at its start. */
  holder: string
  lease_until: number
}

declare module '#db/database.ts' {
  interface Database {
    job_leases: JobLeasesTable
  }
}
