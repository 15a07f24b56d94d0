import { EDITED_KINDS, type EditableContent, type NewsArticle, type NewsItem } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anArticle, publish } from '#test/content.ts'
import { FORMS, newEditing } from '#test/content-editing.ts'
import { createIdempotencyHeaders } from '#test/mails.ts'
import { NOW } from '#test/new-app.ts'
import { addSubmission } from '#test/submissions.ts'
import { syncEditorial } from '../editorial/editorial.service.ts'

test.each(EDITED_KINDS)('%s: a draft is private, and public once it is published', async (kind) => {
  const { portal, create, act, done, list } = await newEditing()
  const draft = await create(kind)
  expect(draft).toMatchObject({
    contentKind: kind,
    state: 'draft',
    version: 1,
    hasEdit: false,
    publishedAt: null,
  })
  const page = `/api${draft.path}`
  expect((await portal.get(page)).statusCode).toBe(404)
  expect((await portal.get(`/api/${kind}`)).json()).toEqual([])
  expect(await list('?state=draft')).toMatchObject([{ id: draft.id, title: FORMS[kind].title }])

  const published = await done(act(draft, 'publication'))
  expect(published).toMatchObject({
    state: 'published',
    version: 2,
    publishedAt: new Date(NOW).toISOString(),
  })
  expect((await portal.get(page)).json()).toMatchObject({ title: FORMS[kind].title })
  expect((await portal.get(`/api/${kind}`)).json()).toMatchObject([{ id: draft.id }])
  expect(published.fields).toMatchObject({ title: FORMS[kind].title })
})

test.each(EDITED_KINDS)('%s: the preview is what the page shows, and stores nothing', async (kind) => {
  const { portal, send, create, act, done, list } = await newEditing()
  const preview = await send('POST', '/preview', FORMS[kind])
  const { item } = preview.json<{ item: Record<string, unknown> }>()
  expect(await list()).toEqual([])
  const draft = await create(kind)
  await done(act(draft, 'publication'))
  const page = (await portal.get(`/api${draft.path}`)).json<Record<string, unknown>>()
  const { id: _id, slug: _slug, downloadUrl: _url, ...shown } = item
  // The file of a resource contains the slug, so its size may differ.
  expect({ ...shown, size: 0 }).toEqual({
    ...Object.fromEntries(Object.keys(shown).map((name) => [name, page[name]])),
    size: 0,
  })
})

test('Markdown is shown with headings and lists, and searched as plain text; HTML is escaped', async () => {
  const { portal, create, act, done } = await newEditing()
  const text = `${FORMS.news.text}\n\n<script>alert(1)</script> [bad](javascript:alert(1))`
  const draft = await create('news', { text })
  await done(act(draft, 'publication'))
  const article = (await portal.get(`/api${draft.path}`)).json<NewsArticle>()
  expect(article.document?.lead).toBe('<p>The ferry <strong>sails</strong> on Monday.</p>')
  expect(article.document?.sections).toMatchObject([{ id: 'freight', title: 'Freight' }])
  expect(article.document?.sections[0]?.html).toContain('<li>up to 2 tonnes</li>')
  expect(article.document?.sections[0]?.html).toContain('&lt;script&gt;')
  expect(JSON.stringify(article.document)).not.toContain('href=\\"javascript')
  expect(article.body).toContain('The ferry sails on Monday.')
  const found = (await portal.get('/api/news?search=sails')).json<NewsItem[]>()
  expect(found).toMatchObject([{ id: draft.id }])
})

test('a repeat of a creation creates nothing', async () => {
  const { send, list } = await newEditing()
  const first = await send('POST', '', FORMS.news, createIdempotencyHeaders())
  const second = await send('POST', '', FORMS.news, createIdempotencyHeaders())
  expect(second.json()).toEqual(first.json())
  expect(await list()).toHaveLength(1)
})

test('the address of a draft follows its title; a published one stays', async () => {
  const { create, save, act, done } = await newEditing()
  const draft = await create('news')
  const renamed = await done(save(draft, { title: 'Ferry to Munda' }))
  expect([draft.path, renamed.path]).toEqual([
    '/news/ferry-to-gizo-sails-twice-a-week',
    '/news/ferry-to-munda',
  ])
  const published = await done(act(renamed, 'publication'))
  const edited = await done(save(published, { title: 'Ferry to Taro' }))
  expect((await done(act(edited, 'publication'))).path).toBe('/news/ferry-to-munda')
  expect((await create('news', { title: 'Ferry to Munda' })).path).toBe('/news/ferry-to-munda-2')
  expect((await create('news', { title: 'Policy' })).path).toBe('/news/policy-2')
})

test('an edit of published content waits until it is published, and keeps the first date', async () => {
  const { portal, clock, create, save, act, done, list, read } = await newEditing()
  const published = await done(act(await create('news'), 'publication'))
  clock.now += HOUR
  const edited = await done(save(published, { title: 'Ferry sails daily', text: 'Every day.' }))
  expect(edited).toMatchObject({ state: 'published', hasEdit: true, title: 'Ferry sails daily' })
  const page = `/api${published.path}`
  expect((await portal.get(page)).json()).toMatchObject({ title: FORMS.news.title })
  expect(await list('?state=edited')).toMatchObject([{ id: published.id }])

  const again = await done(act(edited, 'publication'))
  expect(again).toMatchObject({ hasEdit: false, publishedAt: new Date(NOW).toISOString() })
  expect((await portal.get(page)).json()).toMatchObject({ title: 'Ferry sails daily', body: 'Every day.' })
  expect((await act(again, 'publication')).json()).toMatchObject({
    message: 'This is already published, without changes to publish',
  })
  expect((await read(published.id)).fields).toMatchObject({ text: 'Every day.' })
})

test('discarding an edit goes back to the Markdown that is published; discarding a draft deletes it', async () => {
  const { portal, create, save, act, done, read, admin } = await newEditing()
  const published = await done(act(await create('news'), 'publication'))
  const edited = await done(save(published, { text: 'Gone.' }))
  expect((await act(edited, 'discard')).statusCode).toBe(204)
  expect(await read(published.id)).toMatchObject({ hasEdit: false, fields: { text: FORMS.news.text } })
  const draft = await create('jobs')
  expect((await act(draft, 'discard')).statusCode).toBe(204)
  expect((await portal.get(`/api/admin/content/${draft.id}`, admin)).statusCode).toBe(404)
})

test('refuses the later of two saves, with the first editor and the present state', async () => {
  const { portal, create, save, done, read, list } = await newEditing()
  const draft = await create('news')
  await done(save(draft, { title: 'The first one' }))
  const late = await save(draft, { title: 'The second one' })
  expect(late.statusCode).toBe(409)
  const { message, present } = late.json<{ message: string; present: EditableContent }>()
  expect(message).toMatch(/^This has since been changed by \S+ \S+\. What you typed is still here$/)
  expect(present).toMatchObject({ version: 2, fields: { title: 'The first one' } })
  expect((await read(draft.id)).title).toBe('The first one')
  expect((await done(save(present, { title: 'The second one' }))).version).toBe(3)

  const racing = await read(draft.id)
  const responses = await Promise.all([
    save(racing, { title: 'Racer one' }),
    save(racing, { title: 'Racer two' }),
  ])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await list()).toHaveLength(1)
  expect((await portal.get('/api/news')).json()).toEqual([])
})

test('saving the same again changes nothing, whatever version was read', async () => {
  const { create, save, done } = await newEditing()
  const draft = await create('news')
  const saved = await done(save(draft, { title: 'The first one' }))
  expect(await done(save(draft, { title: 'The first one' }))).toEqual(saved)
})

test('refuses edits of content rejected in the queue, and of files of the portal', async () => {
  const { portal, admin, list, read, save } = await newEditing()
  const { id } = await addSubmission(portal, 'tenders')
  await portal.inject({
    method: 'PATCH',
    url: `/api/admin/tenders/${id}/status`,
    payload: { status: 'rejected', reason: 'duplicate' },
    cookies: admin,
  })
  expect(await list()).toEqual([])
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  const [file] = await list('?kind=resources&limit=1')
  const resource = await read(file?.id ?? 0)
  expect(resource.isFile).toBe(true)
  const response = await save(resource, {})
  expect(response.json()).toEqual({
    message: 'This comes from a file of the portal. Change it there',
  })
})

test('a file of the portal gets its address even if an administrator’s content has it', async () => {
  const { portal, create, act, done, list, read } = await newEditing()
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  const [file] = await list('?kind=resources&limit=1')
  const slug = file?.path.split('/').at(-1) ?? ''
  await portal.store.write.deleteFrom('content').where('kind', '=', 'resource').execute()
  const own = await done(act(await create('resources'), 'publication'))
  await portal.store.write.updateTable('content').set({ slug }).where('id', '=', own.id).execute()
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  expect((await read(own.id)).path).toBe(`/resources/${slug}-${own.id}`)
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  expect((await portal.get(`/api/resources/${own.id}`)).statusCode).toBe(200)
})

test('the list is filtered by kind, state and words of the title, in pages', async () => {
  const { portal, admin, create, act, done, list } = await newEditing()
  await publish(portal.store, anArticle())
  await create('jobs')
  await done(act(await create('tenders'), 'publication'))
  expect((await list()).map(({ contentKind }) => contentKind)).toEqual(['tenders', 'jobs', 'news'])
  expect((await list('?kind=news')).map(({ title }) => title)).toEqual(['Cocoa exports grow'])
  expect((await list('?search=ROOF+auki')).map(({ contentKind }) => contentKind)).toEqual(['tenders'])
  expect(await list('?search=roof+suva')).toEqual([])
  const page = await portal.get('/api/admin/content?limit=2', admin)
  expect([page.headers['x-total-count'], page.json<unknown[]>().length]).toEqual(['3', 2])
  expect(page.headers['link']).toContain('page=2')
})

test('the audit trail records who changed which field from what to what', async () => {
  const { portal, create, save, act, done, trail } = await newEditing()
  const draft = await create('news')
  const saved = await done(save(draft, { title: 'Ferry to Munda' }))
  await done(act(await done(act(saved, 'publication')), 'take-down', { reason: 'other', note: 'Wrong port' }))
  const entries = await trail()
  expect(entries.map(({ action }) => action)).toEqual(['drafted', 'edited', 'published', 'taken down'])
  expect(new Set(entries.map(({ actor_id }) => actor_id))).toEqual(new Set([portal.ids.admin]))
  expect(JSON.parse(entries[1]?.changes ?? '')).toEqual({
    title: ['Ferry to Gizo sails twice a week', 'Ferry to Munda'],
  })
  expect(JSON.parse(entries[3]?.changes ?? '')).toEqual({ state: ['published', 'taken-down'] })
  expect(entries[3]).toMatchObject({ reason: 'other', note: 'Wrong port', subject_kind: 'news' })
})
