import { randomBytes } from 'node:crypto'
import { getPersonPictureUrl, getPhotoFileName } from '@portal/domain/business'
import { HOUR } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { dropIdentity, findIdentity } from '#db/identity.ts'
import { deletePictureFile } from '#features/accounts/profile/profile.service.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { newDataDir } from '#test/data-dir.ts'
import { listStoredFiles } from '#test/photos.ts'
import { newS3 } from '#test/s3.ts'
import { adoptMedia } from './owner.service.ts'
import { sweepMedia } from './photos.service.ts'
import { createFolderStore } from './store/folder-store.ts'
import { createS3Store } from './store/s3-store.ts'

const newFolder = () => Promise.resolve(createFolderStore(newDataDir()))
const newBucket = async () => createS3Store((await newS3()).objectStore)

const PERSON = { name: randomBytes(16).toString('base64url'), width: 192, format: 'webp' } as const
const PICTURE = getPhotoFileName(PERSON)

/** Sweeps when all files are old; returns the number of removed files and the log. */
async function sweep({ context }: Pick<TestApp, 'context'>) {
  const said: unknown[] = []
  const log = { warn: (...words: unknown[]) => void said.push(...words) } as unknown as typeof context.log
  const swept = await sweepMedia({ ...context, log, now: () => Date.now() + 2 * HOUR })
  return { swept, said }
}

const NOT_SWEPT = [
  { place: expect.any(String) as string },
  expect.stringContaining('`photos adopt`') as string,
]

describe.each([
  ['a folder', newFolder],
  ['S3', newBucket],
])('photos in %s', (_, newMedia) => {
  /** Creates a portal and a copy of it on the same photos, one of which the copy does not know. */
  async function newPortals() {
    const media = await newMedia()
    const [live, copy] = [await newApp({ media: () => media }), await newApp({ media: () => media })]
    expect(await sweep(live)).toEqual({ swept: 0, said: [] })
    await media.put([{ name: PICTURE, bytes: Buffer.from('a') }])
    return { live, copy }
  }

  test('are swept only by the database that claimed them', async () => {
    const { live, copy } = await newPortals()
    expect(await sweep(copy)).toEqual({ swept: 0, said: NOT_SWEPT })
    await deletePictureFile(copy.context, getPersonPictureUrl(PERSON.name))
    expect(await listStoredFiles(copy)).toEqual([PICTURE])
    expect(await sweep(live)).toEqual({ swept: 1, said: [] })
  })

  test('can be adopted by another portal', async () => {
    const { live, copy } = await newPortals()
    expect(await adoptMedia(copy.context)).toBe(true)
    expect(await adoptMedia(copy.context)).toBe(false)
    expect(await sweep(live)).toEqual({ swept: 0, said: NOT_SWEPT })
    expect(await sweep(copy)).toEqual({ swept: 1, said: [] })
  })

  test('have no owner if two databases claimed them at once', async () => {
    const { live, copy } = await newPortals()
    await sweep(copy)
    const other = (await findIdentity(copy.store.read)) ?? ''
    await live.context.media.put([{ name: `owner-${other}`, bytes: new Uint8Array() }])
    for (const portal of [live, copy]) expect(await sweep(portal)).toEqual({ swept: 0, said: NOT_SWEPT })
  })
})

test('a copy without its database id gets another one', async () => {
  const { store, context } = await newApp()
  await sweep({ context })
  const before = await findIdentity(store.read)
  await store.write.transaction().execute(dropIdentity)
  expect(await findIdentity(store.read)).toBeNull()
  await sweep({ context })
  expect(await findIdentity(store.read)).not.toBe(before)
})
