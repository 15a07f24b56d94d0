import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { administerDatabase } from '#test/postgres-database.ts'
import { startPostgres, type PostgresServer } from '#test/postgres-server.ts'
import { raisePublicVersion } from '../../version.ts'
import { createPostgresStore } from './open.ts'

/** Creates an address that can be redirected to another server. */
function newAddress() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-address-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const host = join(folder, 'server')
  return {
    url: `postgres:///postgres?host=${encodeURIComponent(host)}&user=portal`,
    leadTo({ socketFolder }: PostgresServer) {
      rmSync(host, { force: true })
      symlinkSync(socketFolder, host)
    },
  }
}

async function start(primary?: PostgresServer): Promise<PostgresServer> {
  const server = await startPostgres(primary && { primary })
  onTestFinished(() => server.stop())
  return server
}

test('versions still rise after a standby without the last commits takes over', async () => {
  const [address, primary] = [newAddress(), await start()]
  address.leadTo(primary)
  const store = await createPostgresStore(address.url)
  onTestFinished(() => store.close())
  const raise = () => store.write.transaction().execute(raisePublicVersion)
  await sql`create table public_version (id int, value bigint, places bigint, words bigint)`.execute(
    store.write,
  )
  await sql`insert into public_version values (1, 5, 6, 7)`.execute(store.write)
  const standby = await start(primary)
  await standby.kill()
  await raise()
  await raise()
  const before = await store.versions()
  expect(before).toEqual({ value: 7, places: 6, words: 7, stamp: 7, timeline: 1 })

  await primary.kill()
  await standby.restart()
  // A standby reads the history that it followed.
  address.leadTo(standby)
  await expect.poll(async () => store.versions()).toMatchObject({ value: 5, timeline: 1 })
  await administerDatabase(standby.url('postgres'), 'select pg_promote()')
  await expect.poll(() => store.versions()).toMatchObject({ stamp: 5, timeline: 2 })
  const after = await store.versions()
  for (const count of ['value', 'places', 'words'] as const)
    expect(after[count]).toBeGreaterThan(before[count])
  await raise()
  expect((await store.versions()).value).toBe(after.value + 1)
})
