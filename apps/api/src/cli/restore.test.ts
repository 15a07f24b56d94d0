import { expect, test } from 'vitest'
import type { RestoreReport } from '#backup/restore.ts'
import { formatReport } from './restore.ts'

const PLACES = { place: 'portal on a server', photos: 's3://bucket/' }

const reportOf = (different: readonly string[]): RestoreReport => ({
  manifest: {
    format: 2,
    createdAt: Date.UTC(2027, 0, 31),
    build: '1.2.3',
    database: { engine: 'postgres', migrations: [], tables: { users: 2, businesses: 3 } },
  },
  files: 6,
  missing: 0,
  different,
  changes: { migrations: [], sessions: 1, mails: 0 },
})

test('a restore reports the number of photo files', () => {
  expect(formatReport(PLACES, reportOf([])))
    .toBe(`The backup of 2027-01-31T00:00:00.000Z is in portal on a server: 5 rows, all checked
6 photo files of 6 are in s3://bucket/, all checked
1 session ended: everybody signs in again
Start the portal on it, with the SESSION_SECRET that it had
`)
})

test('a restore into a bucket that lacks files reports how many, and does not call them checked', () => {
  const said = formatReport(PLACES, reportOf(['a.webp', 'b.webp']))
  expect(said).toContain('4 photo files of 6 are in s3://bucket/, and 2 are missing or have another size\n')
  expect(said).toContain('Pages lack the photos that are missing')
})
