import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newPortalFolder } from '#test/backed-up-portal.ts'
import { newCli } from '#test/cli.ts'
import { newDataDir } from '#test/data-dir.ts'
import { openForTest } from '#test/migrated-postgres.ts'
import { administerDatabase, newPostgresDatabase } from '#test/postgres-database.ts'
import { startServer } from '#test/process.ts'

/** Milliseconds: each command is a process. */
const SLOW = 120_000

const SECRET = 'a secret of thirty-two characters'

test(
  'on PostgreSQL a server starts after `migrate`, and also on the database of a newer version',
  async () => {
    const url = await newPostgresDatabase()
    const environment = { DATABASE_URL: url, SESSION_SECRET: SECRET }
    const dataDir = newDataDir()
    const run = newCli(dataDir, environment)
    const start = () => startServer({ ...environment, DATA_DIR: dataDir })
    await expect(start()).rejects.toThrow(/has no tables of the portal yet\. Run `migrate`/)
    await expect(run('export', 'businesses', '--format', 'csv')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has no tables of the portal yet') as string,
    })
    expect((await run('migrate')).stdout).toMatch(
      /^Migrated: 124-baseline, .*\n.*\nEditorial texts taken over: \d+\n$/,
    )
    expect((await run('migrate')).stdout).toBe('The database is of this version already\n')
    await administerDatabase(
      url,
      `insert into kysely_migration (name, timestamp) values ('999-of-the-future', '')`,
    )
    expect((await run('migrate')).stdout).toBe('The database is of this version already\n')
    const server = await start()
    const cookie = await server.newSession()
    const user = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })
    expect(await user.json()).toMatchObject({ email: 'ana@example.com' })
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
    await administerDatabase(url, `delete from kysely_migration where name like '124%'`)
    await expect(start()).rejects.toThrow(/is of another version \(it has 999-of-the-future, but not all/)
  },
  SLOW,
)

test(
  'on PostgreSQL migrate creates no database beside photos without one, unless told to',
  async () => {
    const dataDir = newDataDir()
    const media = join(dataDir, 'media')
    mkdirSync(media)
    writeFileSync(join(media, 'a-1600.webp'), 'photo')
    const run = newCli(dataDir, { DATABASE_URL: await newPostgresDatabase(), SESSION_SECRET: SECRET })
    await expect(run('migrate')).rejects.toMatchObject({
      code: 1,
      stderr: `There are photos in ${media}, but the database is empty. See DATABASE_URL, or restore a backup. To begin anew, run \`migrate --new\`\n`,
    })
    expect((await run('migrate', '--new')).stdout).toMatch(/^Migrated: 124-baseline, /)
  },
  SLOW,
)

test(
  'on PostgreSQL starting a demo fills an empty database, as on SQLite',
  async () => {
    const environment = {
      DATABASE_URL: await newPostgresDatabase(),
      DATA_DIR: newDataDir(),
      PORTAL_DEMO: '1',
    }
    const server = await startServer(environment)
    const list = await fetch(`${server.url}/api/businesses?limit=5`)
    expect(await list.json()).toHaveLength(5)
    const signIn = await fetch(`${server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@portal.test', password: 'pacific-demo' }),
    })
    expect(signIn.status).toBe(200)
    const second = await startServer(environment)
    expect(second.log()).not.toContain('demo data added')
  },
  SLOW,
)

test(
  'a database with another encoding is refused in one line by every command',
  async () => {
    const home = await newPostgresDatabase()
    const url = new URL(home)
    const database = `${url.pathname.slice(1)}_latin`
    await administerDatabase(
      home,
      `create database "${database}" template template0 encoding latin1 locale_provider libc locale 'C'`,
    )
    onTestFinished(() => administerDatabase(home, `drop database "${database}"`))
    url.pathname = database
    const refusal = {
      code: 1,
      stderr: expect.stringMatching(
        /^The database .* keeps texts in LATIN1\. Make it anew with the encoding UTF8\n$/,
      ) as string,
    }
    const onServer = newCli(newDataDir(), { DATABASE_URL: url.href })
    for (const words of [['migrate'], ['photos', 'check'], ['restore', import.meta.filename]])
      await expect(onServer(...words)).rejects.toMatchObject(refusal)
    const { dataDir, store } = await newPortalFolder()
    await store.close()
    await expect(newCli(dataDir)('move', '--to', url.href)).rejects.toMatchObject(refusal)
  },
  SLOW,
)

test(
  'a database of another program is refused in one line, unchanged',
  async () => {
    const url = await newPostgresDatabase()
    await administerDatabase(url, 'create table users (name text)')
    const run = newCli(newDataDir(), { DATABASE_URL: url })
    await expect(run('migrate')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database .* is in use: it has the tables users\. Name an empty one in DATABASE_URL\n$/,
      ) as string,
    })
    await administerDatabase(url, 'drop table users')
    const { read } = await openForTest(url)
    const { rows } =
      await sql`select table_name from information_schema.tables where table_schema = 'public'`.execute(read)
    expect(rows).toEqual([])
    expect((await run('migrate')).stdout).toMatch(/^Migrated: 124-baseline/)
  },
  SLOW,
)

/** Records the timeouts under which each schema change runs. */
const NOTES_LIMITS = `
  create schema noted;
  create table noted.limits (said text);
  create function noted.note() returns event_trigger language plpgsql as
    $$ begin insert into noted.limits values (current_setting('statement_timeout')); end $$;
  create event trigger note_limits on ddl_command_end execute function noted.note()`

test(
  'a migration has no timeout',
  async () => {
    const url = await newPostgresDatabase()
    await administerDatabase(url, NOTES_LIMITS)
    await newCli(newDataDir(), { DATABASE_URL: url })('migrate')
    const { read } = await openForTest(url)
    const { rows } = await sql`select distinct said from noted.limits`.execute(read)
    expect(rows).toEqual([{ said: '0' }])
  },
  SLOW,
)

test(
  'a migration that waits too long for another writer fails in one line, and can be repeated',
  async () => {
    const url = await newPostgresDatabase()
    const run = newCli(newDataDir(), { DATABASE_URL: url })
    const other = new Client(url)
    await other.connect()
    onTestFinished(() => other.end())
    // The lock of all writing transactions of the portal.
    await other.query('select pg_advisory_lock(8098991071)')
    await expect(run('migrate')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database .* is being written by another process, such as a second `migrate`\..*\n$/,
      ) as string,
    })
    await other.query('select pg_advisory_unlock(8098991071)')
    expect((await run('migrate')).stdout).toMatch(/^Migrated: 124-baseline/)
  },
  SLOW,
)

test(
  'an unreachable server is reported in one line, without the password',
  async () => {
    const run = newCli(newDataDir(), { DATABASE_URL: 'postgres://portal:top-secret@127.0.0.1:1/portal' })
    await expect(run('migrate')).rejects.toMatchObject({
      code: 1,
      stderr:
        'The database portal on 127.0.0.1:1 can’t be reached. See DATABASE_URL, and whether its server runs\n',
    })
  },
  SLOW,
)
