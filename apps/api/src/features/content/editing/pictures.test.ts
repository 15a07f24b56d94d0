import { parsePhotoUrl, getPhotoUrl } from '@portal/domain/business'
import type { ContentPicture, NewsArticle } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { sweepMedia } from '#media/photos.service.ts'
import { FORMS, newEditing } from '#test/content-editing.ts'
import { dataUrl, createDrawing, GREEN, RED, createSmallPhoto, listStoredFiles } from '#test/photos.ts'
import { purgeContentPictures } from './pictures.service.ts'

async function withPicture() {
  const editing = await newEditing()
  const image = dataUrl(await createDrawing({ width: 1200, height: 900 }).jpeg().toBuffer())
  const added = await editing.send('POST', '/pictures', { image })
  const picture = added.json<ContentPicture>()
  const see = async (signedIn = false) => {
    const response = await editing.portal.get(picture.url, signedIn ? editing.admin : {})
    return [response.statusCode, response.headers['cache-control']?.toString().includes('immutable')]
  }
  return { ...editing, image, picture, see, name: parsePhotoUrl(picture.url)?.name ?? '' }
}

test('a picture is stored in every size, once for the same bytes, and only administrators see it', async () => {
  const { send, image, picture, see, portal, name } = await withPicture()
  expect(picture).toMatchObject({ url: getPhotoUrl(name), width: 1200, height: 900 })
  expect((await send('POST', '/pictures', { image })).json()).toEqual(picture)
  expect(await see()).toEqual([404, false])
  expect(await see(true)).toEqual([200, false])
  expect((await portal.get(getPhotoUrl(name, 400, 'jpg'))).statusCode).toBe(404)
})

test('a text shows it as a figure with description, caption and sizes; it is public with the text alone', async () => {
  const { create, act, done, picture, see, portal, name } = await withPicture()
  const text = `Look:\n\n![Ferry "Gizo" at the <wharf>](${picture.url} "Taken in June")\n\nand ![a rope](${picture.url}) too`
  const draft = await create('news', { text })
  expect(await see()).toEqual([404, false])
  const published = await done(act(draft, 'publication'))
  expect(await see()).toEqual([200, true])
  const { document } = (await portal.get(`/api${draft.path}`)).json<NewsArticle>()
  expect(document?.lead).toContain(
    `<figure><img src="${getPhotoUrl(name, 800, 'jpg')}" srcset="${getPhotoUrl(name, 400)} 400w, ${getPhotoUrl(name, 800)} 800w, ${getPhotoUrl(name)} 1200w"`,
  )
  expect(document?.lead).toContain(
    'width="1200" height="900" alt="Ferry &quot;Gizo&quot; at the &lt;wharf&gt;"',
  )
  expect(document?.lead).toContain('<figcaption>Taken in June</figcaption></figure>')
  expect(document?.lead).toContain('<p>and <img ')
  await done(act(published, 'take-down', { reason: 'other' }))
  expect(await see()).toEqual([404, false])
})

test('a picture of a waiting edit, or of scheduled content, is not public yet', async () => {
  const { create, save, act, done, picture, see, clock } = await withPicture()
  const published = await done(act(await create('news'), 'publication'))
  const text = `![A ferry](${picture.url})`
  const edited = await done(save(published, { text }))
  expect(await see()).toEqual([404, false])
  const discarded = await act(edited, 'discard')
  expect(discarded.statusCode).toBe(204)

  const at = { date: '2026-11-20', time: '18:00', timeZone: 'Pacific/Fiji' }
  await done(act(await create('jobs', { description: text }), 'publication', at))
  expect(await see()).toEqual([404, false])
  clock.now += HOUR
  expect(await see()).toEqual([200, true])
})

test('an article has a picture at its top, described for those who can’t see it', async () => {
  const { create, act, done, send, picture, portal, see } = await withPicture()
  const top = { url: picture.url, alt: 'The ferry', caption: 'In June' }
  const draft = await create('news', { picture: top })
  await done(act(draft, 'publication'))
  expect((await portal.get(`/api${draft.path}`)).json()).toMatchObject({
    featuredImageUrl: picture.url,
    picture: { alt: 'The ferry', caption: 'In June' },
  })
  expect(await see()).toEqual([200, true])
  const withoutAlt = await send('POST', '/preview', { ...FORMS.news, picture: { ...top, alt: ' ' } })
  expect(withoutAlt.json()).toMatchObject({
    fields: { picture: 'Please describe the picture for people who can’t see it' },
  })
  const unknown = await send('POST', '/preview', {
    ...FORMS.news,
    picture: { ...top, url: getPhotoUrl('a'.repeat(22)) },
  })
  expect(unknown.json()).toMatchObject({
    fields: { picture: 'We don’t have this picture. Please add it again' },
  })
})

test.each([
  [`![A ferry](${getPhotoUrl('a'.repeat(22))})`, 'There is no picture at /media/'],
  ['![A ferry](https://elsewhere.example/a.jpg)', 'There is no picture at https://elsewhere.example/a.jpg'],
])('refuses %s beside the text', async (text, message) => {
  const { send } = await newEditing()
  const response = await send('POST', '/preview', { ...FORMS.news, text })
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: { text: string } }>().fields.text).toContain(message)
})

test('refuses a picture without a description, and files that are no picture', async () => {
  const { send, picture } = await withPicture()
  const response = await send('POST', '/preview', { ...FORMS.news, text: `![](${picture.url})` })
  expect(response.json<{ message: string }>().message).toContain('Please describe each picture')
  expect((await send('POST', '/pictures', { image: dataUrl(Buffer.from('no picture')) })).statusCode).toBe(
    400,
  )
  expect((await send('POST', '/pictures', {})).statusCode).toBe(400)
})

test('a picture that is sent again stays for another month', async () => {
  const { portal, clock, image, name } = await withPicture()
  clock.now += 30 * DAY
  const cookies = await portal.signIn('admin')
  await portal.inject({ method: 'POST', url: '/api/admin/content/pictures', payload: { image }, cookies })
  clock.now += 29 * DAY
  await purgeContentPictures(portal.store, clock.now)
  expect(await portal.store.read.selectFrom('content_pictures').select('name').execute()).toEqual([{ name }])
})

test('pictures unused for a month are removed with their files; others stay', async () => {
  const { portal, clock, create, send, picture, name } = await withPicture()
  await create('news', { text: `![A ferry](${picture.url})` })
  const other = (
    await send('POST', '/pictures', { image: await createSmallPhoto(RED) })
  ).json<ContentPicture>()
  clock.now += 31 * DAY
  await purgeContentPictures(portal.store, clock.now)
  const left = await portal.store.read.selectFrom('content_pictures').select('name').execute()
  expect(left).toEqual([{ name }])
  expect(other.color).not.toBe(GREEN)
  await sweepMedia({ ...portal.context, now: () => Date.now() + DAY })
  const files = await listStoredFiles(portal)
  expect(files.every((file) => file.startsWith(name))).toBe(true)
  expect(files.length).toBeGreaterThan(0)
})
