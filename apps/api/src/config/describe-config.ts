import type { Config } from './config.ts'
import { describeDatabaseUrl } from './database-url.ts'

/** Describes the stores, the site and the mail server without secrets, for the log of each start. */
export const describeConfig = ({ dataDir, databaseUrl, objectStore, publicUrl, smtp }: Config) => ({
  engine: databaseUrl === null ? 'SQLite' : 'PostgreSQL',
  ...(databaseUrl !== null && { database: describeDatabaseUrl(databaseUrl) }),
  dataDir,
  photos: objectStore === null ? 'files in dataDir' : `bucket ${objectStore.bucket}`,
  publicUrl,
  emails: smtp === null ? 'files in dataDir' : `${smtp.host}${smtp.port === null ? '' : `:${smtp.port}`}`,
})
