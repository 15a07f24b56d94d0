// cspell:ignore Ōtepa
import { EDITED_KINDS, type EditableContent } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { FORMS, newEditing } from '#test/content-editing.ts'

type Editing = Awaited<ReturnType<typeof newEditing>>

const putForm = (
  { send }: Editing,
  { id, contentKind, version, fields }: EditableContent,
  changes: object = {},
) => send('PUT', `/${id}`, { contentKind, version, ...fields, ...changes })

test.each(EDITED_KINDS)('%s: a title is enough for a draft; publishing asks for the rest', async (kind) => {
  const editing = await newEditing()
  const { portal, send, done, act, list, read } = editing
  const draft = await done(send('POST', '', { contentKind: kind, title: 'Boat' }))
  expect(draft).toMatchObject({ state: 'draft', title: 'Boat', hasEdit: false, fields: { title: 'Boat' } })
  expect(await list('?state=draft')).toMatchObject([{ id: draft.id, title: 'Boat' }])
  expect(await list('?state=edited')).toEqual([])
  for (const body of [{}, { date: '2026-12-20', time: '08:00', timeZone: 'Pacific/Fiji' }]) {
    const refused = await act(draft, 'publication', body)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'Please check the marked fields and try again',
    ])
    const { fields } = refused.json<{ fields: object }>()
    expect(fields).toMatchObject({ title: 'Title must be at least 5 characters' })
    expect(Object.keys(fields).length).toBeGreaterThan(2)
  }
  expect(await read(draft.id)).toEqual(draft)
  expect((await portal.get(`/api/${kind}`)).json()).toEqual([])

  const whole = await done(putForm(editing, draft, FORMS[kind]))
  expect(whole.path).not.toBe(draft.path)
  const published = await done(act(whole, 'publication'))
  expect((await portal.get(`/api${published.path}`)).json()).toMatchObject({ title: FORMS[kind].title })
})

test('every missing field is named, in a preview and when it is published', async () => {
  const { send, done, act } = await newEditing()
  const missing = {
    title: 'Title must be at least 5 characters',
    excerpt: 'Excerpt must be at least 20 characters',
    text: 'Please write the text',
    category: 'Please select a category',
  }
  const draft = await done(send('POST', '', { contentKind: 'news', title: 'Boat' }))
  expect((await act(draft, 'publication')).json()).toMatchObject({ fields: missing })
  expect((await send('POST', '/preview', { contentKind: 'news' })).json()).toMatchObject({ fields: missing })
})

test('a draft needs its kind, and a title of bounded length', async () => {
  const { send } = await newEditing()
  const refusals = async (payload: object) =>
    (await send('POST', '', payload)).json<{ fields: object }>().fields
  expect(await refusals({ contentKind: 'course', title: 'Boats' })).toEqual({
    contentKind: 'Please choose the kind of content',
  })
  expect(await refusals({ contentKind: 'news' })).toEqual({ title: 'Please write a title' })
  expect(await refusals({ contentKind: 'news', title: ' ' })).toEqual({ title: 'Please write a title' })
  expect(await refusals({ contentKind: 'news', title: 'x'.repeat(501) })).toEqual({
    title: 'Title must be at most 500 characters',
  })
  expect(
    await refusals({ contentKind: 'news', title: 'Boats', text: 'x'.repeat(20_001), countries: 'fj' }),
  ).toEqual({
    text: 'Please use at most 20000 characters',
    countries: 'Please choose from the five countries',
  })
})

test('a # heading is kept in a draft, and refused beside the text with what to write', async () => {
  const { send, done, act } = await newEditing()
  const sentence = 'Please begin headings with ##: the title is shown above the text'
  const refusal = { message: sentence, fields: { description: sentence } }
  const form = { ...FORMS.jobs, description: '# Work' }
  const preview = await send('POST', '/preview', form)
  expect([preview.statusCode, preview.json()]).toEqual([400, refusal])
  const draft = await done(send('POST', '', form))
  expect(draft.fields).toMatchObject({ description: '# Work' })
  const published = await act(draft, 'publication')
  expect([published.statusCode, published.json()]).toEqual([400, refusal])
})

test('returns fields as they were typed, without unknown ones', async () => {
  const { send, done, read } = await newEditing()
  const typed = {
    contentKind: 'tenders',
    title: 'Roof',
    summary: 'so far ',
    country: 'sb',
    closingDate: '',
    lots: [{ title: 'Steel', description: '' }],
  }
  const { id } = await done(send('POST', '', { ...typed, status: 'approved', slug: 'mine' }))
  const { fields } = await read(id)
  expect(fields).toMatchObject({
    title: 'Roof',
    summary: 'so far ',
    country: 'sb',
    closingDate: '',
    lots: [{ title: 'Steel', description: '' }],
  })
  expect(Object.keys(fields)).not.toContain('slug')
  expect(Object.keys(fields)).not.toContain('status')
})

test('an edit of published content may be incomplete; the public sees the old version until it is published', async () => {
  const editing = await newEditing()
  const { portal, create, act, done } = editing
  const published = await done(act(await create('news'), 'publication'))
  const edit = await done(putForm(editing, published, { title: 'Ferry', text: '' }))
  expect(edit).toMatchObject({ state: 'published', hasEdit: true, title: 'Ferry', fields: { text: '' } })
  expect((await act(edit, 'publication')).statusCode).toBe(400)
  const page = async () => (await portal.get(`/api${published.path}`)).json<{ title: string }>()
  expect(await page()).toMatchObject({ title: FORMS.news.title })
  const whole = await done(putForm(editing, edit, { title: 'Ferry to Taro', text: 'It sails.' }))
  await done(act(whole, 'publication'))
  expect(await page()).toMatchObject({ title: 'Ferry to Taro' })
})

test('a scheduled article with an incomplete edit becomes a draft that still asks for the rest', async () => {
  const editing = await newEditing()
  const { create, act, done } = editing
  const later = { date: '2026-12-20', time: '08:00', timeZone: 'Pacific/Fiji' }
  const scheduled = await done(act(await create('news'), 'publication', later))
  const edit = await done(putForm(editing, scheduled, { text: '' }))
  const draft = await done(act(edit, 'unschedule'))
  expect(draft).toMatchObject({ state: 'draft', hasEdit: false, fields: { text: '' } })
  expect((await act(draft, 'publication')).json()).toMatchObject({
    fields: { text: 'Please write the text' },
  })
})

test('a complete draft may become incomplete, and its address follows its title', async () => {
  const editing = await newEditing()
  const { create, act, done } = editing
  const whole = await create('events')
  const less = await done(putForm(editing, whole, { title: 'Canoe show', description: '' }))
  expect(less).toMatchObject({ title: 'Canoe show', path: '/events/canoe-show', fields: { description: '' } })
  expect((await act(less, 'publication')).statusCode).toBe(400)
  await done(act(await done(putForm(editing, less, FORMS.events)), 'publication'))
})

test('searches titles without case and accents', async () => {
  const { create, list } = await newEditing()
  await create('news', { title: 'Café at Ōtepa opens' })
  const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).length
  for (const search of ['cafe otepa', 'CAFÉ', 'ŌTEPA', 'otepa, opens!']) expect(await found(search)).toBe(1)
  expect(await found('cafes')).toBe(0)
})

test('a picture without a description is kept in a draft, and refused when it is published', async () => {
  const { create, act } = await newEditing()
  const picture = { url: '/media/n1fAbcdefghijklmno-_23-1600.webp', alt: '', caption: '' }
  const draft = await create('news', { picture })
  expect(draft.fields).toMatchObject({ picture })
  expect((await act(draft, 'publication')).json()).toMatchObject({
    fields: { picture: 'Please describe the picture for people who can’t see it' },
  })
})
