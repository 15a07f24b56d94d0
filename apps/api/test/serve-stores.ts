import { createInterface } from 'node:readline'
import { startPostgres } from './postgres-server.ts'
import { newS3 } from './s3.ts'

/**
 * Starts a PostgreSQL server and an S3 store for tests of other packages, which run this file: its first line is a portal's
 * environment for both, as JSON. `kill` and `restart` in its input control PostgreSQL, with a line in response. Both end
 * with the input.
 */
const postgres = await startPostgres()
const ends: (() => unknown)[] = [() => postgres.stop()]
const { environment } = await newS3((end) => ends.push(end))
process.stdout.write(`${JSON.stringify({ DATABASE_URL: postgres.url('postgres'), ...environment })}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'kill') await postgres.kill('SIGKILL')
  else if (line === 'restart') await postgres.restart()
  else throw new Error(`Nothing is done for ${JSON.stringify(line)}`)
  process.stdout.write('done\n')
}
for (const end of ends) await end()
