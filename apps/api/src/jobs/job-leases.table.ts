/** The process that runs a scheduled job: no other one runs it before the lease ends. */
export interface JobLeasesTable {
  job: string
  /** A process, by a random number from its start. */
  holder: string
  lease_until: number
}

declare module '#db/database.ts' {
  interface Database {
    job_leases: JobLeasesTable
  }
}
