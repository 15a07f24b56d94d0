import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { raisePublicVersion } from '../../version.ts'
import { createPostgresStore } from './open.ts'
import { shareReads } from './versions.ts'

test('a caller joins the next read, never the running one', async () => {
  const ends: ((value: string) => void)[] = []
  const read = shareReads(() => new Promise<string>((resolve) => ends.push(resolve)))
  const first = [read(), read()]
  await expect.poll(() => ends.length).toBe(1)
  const later = [read(), read(), read()]
  ends[0]?.('before')
  expect(await Promise.all(first)).toEqual(['before', 'before'])
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.('after')
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after'])
})

test('a failed read does not fail the next one', async () => {
  let times = 0
  const read = shareReads(async () => {
    times += 1
    if (times === 1) throw new Error('lost')
    return times
  })
  await expect(read()).rejects.toThrow('lost')
  expect(await read()).toBe(2)
})

test('a change by one store appears in the next versions of another', async () => {
  const url = await newPostgresDatabase()
  const [one, other] = [await createPostgresStore(url), await createPostgresStore(url)]
  onTestFinished(async () => {
    await one.close()
    await other.close()
  })
  await sql`create table public_version (id int, value bigint, places bigint, words bigint)`.execute(
    one.write,
  )
  expect(await one.versions()).toEqual({ value: 0, places: 0, words: 0, stamp: 0, timeline: 1 })
  await sql`insert into public_version values (1, 5, 6, 7)`.execute(one.write)
  for (let times = 1; times <= 5; times += 1) {
    const early = other.versions()
    await one.write.transaction().execute(raisePublicVersion)
    expect(await other.versions()).toEqual({
      value: 5 + times,
      places: 6,
      words: 7,
      stamp: 5 + times,
      timeline: 1,
    })
    expect((await early).value).toBeLessThanOrEqual(5 + times)
  }
})
