import { readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { readMediaConfig } from '#config/config.ts'
import { createFileStore } from '#media/store/create-file-store.ts'
import { newOperator } from '#test/operator.ts'
import { newS3 } from '#test/s3.ts'
import { addStoredPhoto } from '#test/stored-photo.ts'

/** Creates the operator of a portal with one photo. */
async function newPhotos(environment: Record<string, string> = {}) {
  const { cli, dataDir, store } = await newOperator(environment)
  const media = await createFileStore(readMediaConfig({ DATA_DIR: dataDir, ...environment }))
  const name = await addStoredPhoto({ store, media })
  const check = async (...options: string[]) => {
    try {
      return { code: 0, said: (await cli('photos', 'check', ...options)).stdout }
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, said: stdout + stderr }
    }
  }
  return { folder: join(dataDir, 'media'), name, check, cli, media, store }
}

test('exits with 0 if photos match the database, and with 1 and the names of differences otherwise', async () => {
  const { folder, name, check } = await newPhotos()
  const agreed = `1 photo in the database, 6 files of theirs in ${folder}
0 files missing
0 files of no photo
0 files empty
0 photos of another size than the database says
`
  expect(await check()).toEqual({ code: 0, said: agreed })
  expect(await check('--read')).toEqual({ code: 0, said: `${agreed}0 files damaged\n` })

  rmSync(join(folder, `${name}-400.webp`))
  const orphan = 'n1fAbcdefghijklmno-_23-400.webp'
  writeFileSync(join(folder, orphan), '')
  const longAgo = (Date.now() - 3 * HOUR) / 1000
  utimesSync(join(folder, orphan), longAgo, longAgo)
  const files = readdirSync(folder)
  expect(await check()).toEqual({
    code: 1,
    said: `1 photo in the database, 5 files of theirs in ${folder}
1 file missing
  ${name}-400.webp
1 file of no photo
  ${orphan}
0 files empty
0 photos of another size than the database says
Sizes not compared: 1 photo with files missing. A file that was cut off there is found by --read
`,
  })
  expect(readdirSync(folder)).toEqual(files)
})

test('a photo that lacks files is reported as not compared unless the others are too large', async () => {
  const { folder, name, check, store } = await newPhotos()
  rmSync(join(folder, `${name}-1600.jpg`))
  truncateSync(join(folder, `${name}-800.webp`), 10)
  const note =
    'Sizes not compared: 1 photo with files missing. A file that was cut off there is found by --read\n'
  expect((await check()).said).toContain(note)
  const read = await check('--read')
  expect(read.said).toContain(`1 file damaged\n  ${name}-800.webp\n`)
  expect(read.said).not.toContain('Sizes not compared')
  expect(read.said).toContain('0 of 5 files read\n')

  await store.write.updateTable('photos').set({ bytes: 20 }).execute()
  const { said } = await check()
  expect(said).toMatch(/ {2}\S+: [\d,]+ bytes without those that are missing, recorded 20\n/)
  expect(said).not.toContain('Sizes not compared')
})

test('photos in S3 are checked there; an unreachable store exits with 2 and one line', async () => {
  const s3 = await newS3()
  const { check } = await newPhotos(s3.environment)
  expect(await check('--read')).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^1 photo in the database, 6 files of theirs in s3:\/\/portal-photos\/photos\/\n/,
    ),
  })
  await s3.stop()
  expect(await check()).toMatchObject({
    code: 2,
    said: expect.stringMatching(
      /^Photos can’t be checked: s3:\/\/portal-photos\/photos\/: .*ECONNREFUSED[^\n]*\n$/,
    ),
  })
})

test('photos of another database belong to this one once it adopts them', async () => {
  const { folder, cli, media } = await newPhotos()
  const adopt = async () => (await cli('photos', 'adopt')).stdout
  expect(await adopt()).toBe(`The photos in ${folder} belong to this portal\n`)
  await media.put([{ name: 'owner-another', bytes: new Uint8Array() }])
  expect(await adopt()).toBe(`The photos in ${folder} belong to this portal, and no longer to another\n`)
  expect(readdirSync(folder).filter((name) => name.startsWith('owner-'))).toHaveLength(1)
})

test('an unreachable store is reported in one line', async () => {
  const { cli } = await newOperator({
    MEDIA_URL: 's3://portal?endpoint=http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  })
  const { stderr } = (await cli('photos', 'adopt').catch((error: unknown) => error)) as { stderr: string }
  expect(stderr).toMatch(/^Photos can’t be reached: s3:\/\/portal\/: [^\n]*ECONNREFUSED[^\n]*\n$/)
})
