import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePhotoUrl } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'
import { listStoredFiles } from '#test/photos.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { getLargestFileName } from '#media/photos.service.ts'
import { createOnDemandStore } from '#media/sizes-on-demand.ts'
import { readAll } from '#media/store/read-all.ts'
import { insertPhotos } from '#media/photos.repository.ts'
import { DEMO_FOLDER } from './data/demo-data.ts'
import { storeGalleries } from './stored-pictures.ts'

const PICTURES = join(DEMO_FOLDER, 'pictures')
const readPicture = (file: string) => readFileSync(join(PICTURES, `${file}.webp`))

const REEF = { file: 'reef-fish', caption: 'Fish above a coral reef', isCentred: false }
const BOATS = { file: 'banana-boats', caption: 'Banana boats on the beach at dawn', isCentred: false }

const newPortal = () => newApp({ media: (own) => createOnDemandStore(own, pino({ level: 'silent' })) })

test('businesses that share a picture have separate, unchanged files', async () => {
  const { context } = await newPortal()
  const galleries = await storeGalleries(context, [
    { pictures: [REEF, BOATS], logo: 'fish' },
    { pictures: [], logo: null },
    { pictures: [BOATS], logo: null },
  ])
  const names = galleries.flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(new Set(names).size).toBe(4)
  expect(await listStoredFiles({ context })).toEqual(names.map(getLargestFileName).toSorted())
  expect(await readAll(context.media, getLargestFileName(names[1] ?? ''))).toEqual(readPicture(BOATS.file))
  expect(galleries.map(({ record }) => record.images?.length)).toEqual([2, 0, 1])
  const { record } = galleries[0] ?? {}
  expect(parsePhotoUrl(record?.logoUrl ?? '')).toMatchObject({ name: names[2], width: 400 })
  expect(record?.photos?.map((photo) => photo?.caption)).toEqual([REEF.caption, BOATS.caption])
  await context.media.remove([getLargestFileName(names[1] ?? '')])
  expect((await context.media.stat(`${names[3]}-400.webp`))?.size).toBeGreaterThan(1000)
})

test('a profile says that its pictures are illustrations, and its logo is public', async () => {
  const { context, store, get } = await newPortal()
  const [gallery] = await storeGalleries(context, [{ pictures: [REEF], logo: 'fish' }])
  await store.write.transaction().execute(async (trx) => {
    const [stored] = await insertBusinesses(trx, [
      {
        name: 'Reef Divers',
        country: 'sb',
        category: 'Tourism & Hospitality',
        createdAt: context.now(),
        subscriptionTier: 2,
        isSample: true,
        ...gallery?.record,
      },
    ])
    await insertPhotos(
      trx,
      (gallery?.rows ?? []).map((row) => ({
        ...row,
        business_id: stored?.id ?? 0,
        created_at: context.now(),
      })),
    )
  })
  const { photos, logoUrl } = (await get('/api/businesses/reef-divers')).json<Business>()
  expect(photos).toMatchObject([{ caption: REEF.caption, isIllustration: true, width: 1200, height: 900 }])
  expect((await get(logoUrl ?? '')).statusCode).toBe(200)
  const list = (await get('/api/businesses')).json<{ cover: object }[]>()
  expect(Object.keys(list[0]?.cover ?? {})).toEqual(['width', 'height', 'color', 'focus'])
})

test.each(globSync('{*,logos/*}.webp', { cwd: PICTURES }))(
  '%s can be the largest file of a photo',
  async (file) => {
    const { format, width, orientation, exif, icc } = await sharp(
      readFileSync(join(PICTURES, file)),
    ).metadata()
    expect({ format, orientation, exif, icc }).toEqual({ format: 'webp' })
    expect(width).toBeLessThanOrEqual(1600)
  },
)
