import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { OnEnd } from './file-end.ts'
import { requestOnDemand } from './on-demand.ts'

let server: Promise<{ readonly socketFolder: string }> | undefined

/** Returns the URL of a database on the run's own PostgreSQL server. */
async function getUrl(database: string): Promise<string> {
  server ??= requestOnDemand(inject('postgres'))
  const { socketFolder } = await server
  return `postgres:///${database}?host=${encodeURIComponent(socketFolder)}&user=portal`
}

/** Creates a database for one test, empty or a copy of a template, deleted when it ends; returns its URL. */
export async function newPostgresDatabase(template?: string, onEnd: OnEnd = onTestFinished): Promise<string> {
  const { name, url } = await createDatabase(template)
  onEnd(() => dropDatabase(name))
  return url
}

/** Creates a database, empty or a copy of a template; the caller drops it, or the end of the run does. */
export async function createDatabase(template?: string): Promise<{ name: string; url: string }> {
  const name = newName()
  await create(name, template)
  return { name, url: await getUrl(name) }
}

export const dropDatabase = (name: string): Promise<void> =>
  administer(`drop database "${name}" with (force)`)

/** Creates a database to copy for any number of tests, which lasts as long as the run; returns its name. */
export async function newPostgresTemplate(fill: (url: string) => Promise<void>): Promise<string> {
  const name = newName()
  await create(name)
  await fill(await getUrl(name))
  return name
}

const newName = () => `test_${randomBytes(8).toString('hex')}`

/** A template is copied file by file: the default would write all of it to the log. */
const create = (name: string, template = 'template0') =>
  administer(`create database "${name}" template "${template}" strategy file_copy`)

/** Runs a statement that can't be in a transaction. */
export const administer = async (statement: string): Promise<void> =>
  administerDatabase(await getUrl('postgres'), statement)

/** Runs a statement on a database, as its operator does. */
export async function administerDatabase(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
