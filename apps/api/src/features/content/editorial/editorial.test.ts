import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResourceDetails, ResourceItem, TextPage } from '@portal/domain/contract'
import { expect, onTestFinished, test } from 'vitest'
import { EDITORIAL_FOLDER } from '#package-files/editorial.ts'
import { CONFIG, newApp, NOW, type TestApp } from '#test/new-app.ts'
import { syncEditorial } from './editorial.service.ts'
import { readEditorial } from './records.ts'

const RESOURCE = `title: Cash book
description: What comes in and what goes out.
type: Template
topic: finance
tab: finance-funding
countries: [sb]
reviewedOn: 2026-11-20
featured: true
sources:
  - { title: Manual, publisher: Labour office, url: null, date: 2015 }
  - { title: Act, publisher: Parliament, url: https://law.example/act, date: 2020-01 }
`
const PAGE = `path: /about/mission
title: Our mission
description: Why we are here.
group: About
updatedOn: '2026-11-20'
related: [/contact, /about/team, /nowhere]
`
const TEXT = 'Write it [down](/resources/other).\n\n## Steps\n\n1. Count.\n2. Note.\n'

type Files = Record<string, string>
const file = (front: string, text = TEXT) => `---\n${front}---\n\n${text}`

/** A folder with these editorial files, by path. */
function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-editorial-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const kind of ['pages', 'resources', 'files']) mkdirSync(join(folder, kind))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return folder
}

const FILES = { 'resources/cash-book.md': file(RESOURCE), 'pages/about-mission.md': file(PAGE) }

const sync = ({ store }: TestApp, files: Files, now = NOW) =>
  syncEditorial(store, { publicUrl: CONFIG.publicUrl, now, folder: folderOf(files) })

test('makes a resource and a page from files, with their sections', async () => {
  const portal = await newApp()
  expect(await sync(portal, FILES)).toBe(2)
  expect((await portal.get('/api/resources/cash-book')).json<ResourceDetails>()).toMatchObject({
    title: 'Cash book',
    description: 'What comes in and what goes out.',
    type: 'Template',
    topic: 'finance',
    tab: 'finance-funding',
    format: 'HTML',
    pages: 1,
    downloads: 0,
    countries: ['sb'],
    reviewedOn: '2026-11-20',
    isFeatured: true,
    document: {
      lead: '<p>Write it <a href="/resources/other">down</a>.</p>',
      sections: [{ id: 'steps', title: 'Steps', html: '<ol>\n<li>Count.</li>\n<li>Note.</li>\n</ol>' }],
    },
    sources: [
      { title: 'Manual', publisher: 'Labour office', url: null, date: '2015' },
      { title: 'Act', url: 'https://law.example/act', date: '2020-01' },
    ],
  })
  expect((await portal.get('/api/pages/about-mission')).json<TextPage>()).toMatchObject({
    path: '/about/mission',
    group: 'About',
    updatedOn: '2026-11-20',
    isFaq: false,
    related: [
      { path: '/contact', title: 'Contact' },
      { path: '/about/team', title: 'Team' },
    ],
  })
  expect((await portal.get('/api/pages/about-nothing')).statusCode).toBe(404)
})

test('writes nothing without changes, keeps the id of a changed file, and deletes what has no file', async () => {
  const portal = await newApp()
  await sync(portal, FILES)
  const idOf = async (slug: string) => (await portal.get(`/api/resources/${slug}`)).json<{ id: number }>().id
  const id = await idOf('cash-book')
  expect(await sync(portal, FILES, NOW + 1)).toBe(0)
  const changed = { ...FILES, 'resources/cash-book.md': file(RESOURCE.replace('Cash book', 'The cash book')) }
  expect(await sync(portal, changed)).toBe(1)
  expect(await idOf('cash-book')).toBe(id)
  expect((await portal.get('/api/resources?search=the cash'.replace(' ', '%20'))).json()).toMatchObject([
    { title: 'The cash book' },
  ])
  expect(await sync(portal, { 'pages/about-mission.md': file(PAGE) })).toBe(1)
  expect((await portal.get('/api/resources/cash-book')).statusCode).toBe(404)
})

test('two processes that start at the same time import the texts once', async () => {
  const portal = await newApp()
  const written = await Promise.all([sync(portal, FILES), sync(portal, FILES)])
  expect(written.toSorted((a, b) => a - b)).toEqual([0, 2])
})

test('publishes a text that is dated ahead at once, since pages link to it', async () => {
  const portal = await newApp()
  await sync(portal, { 'pages/about-mission.md': file(PAGE.replace('2026-11-20', '2027-01-01')) })
  expect((await portal.get('/api/pages/about-mission')).json()).toMatchObject({ updatedOn: '2027-01-01' })
})

test.each([
  [
    'resources/a.md',
    'No front matter',
    'content/resources/a.md: has no front matter between two lines of ---',
  ],
  [
    'resources/a.md',
    file(RESOURCE.replace('tab: finance-funding', 'tab: money')),
    'content/resources/a.md: tab: ',
  ],
  [
    'resources/a.md',
    file(RESOURCE.replace('2026-11-20', 'today')),
    'reviewedOn: Expected a day such as 2026-11-20',
  ],
  [
    'resources/a.md',
    file(RESOURCE.replace('title: Manual, ', '')),
    'content/resources/a.md: sources.0.title',
  ],
  ['resources/a.md', file(`${RESOURCE}colour: red\n`), 'content/resources/a.md: colour'],
  ['resources/a.md', file(`${RESOURCE}file: gone.csv\n`), 'file: there is no content/files/gone.csv'],
  ['resources/a.md', file('title: [', ''), 'content/resources/a.md: '],
  ['resources/a.md', file(RESOURCE, '# Twice\n'), 'content/resources/a.md: A text has no heading with one #'],
  ['resources/taxes.md', file(RESOURCE), 'a section has this address'],
  ['resources/A b.md', file(RESOURCE), 'the name of a file is a slug'],
  ['pages/mission.md', file(PAGE), 'path: /about/mission stands in about-mission.md'],
  ['pages/about-mission.md', file(PAGE.replace('Why', 'W'.repeat(160))), 'description: Expected at most 160'],
])('an invalid %s is named with its error', async (path, text, expected) => {
  const portal = await newApp()
  await expect(sync(portal, { [path]: text })).rejects.toThrow(expected)
})

test.each([
  ['', ['Export', 'Licence checklist', 'Cash book']],
  ['?section=guides', ['Export']],
  ['?section=templates', ['Licence checklist', 'Cash book']],
  ['?section=licensing', ['Licence checklist']],
  ['?section=training', []],
  ['?section=dances', []],
  ['?tab=start-grow', ['Export']],
  ['?tab=nothing', []],
  ['?type=checklist', ['Licence checklist']],
  ['?section=templates&type=Template', ['Cash book']],
  ['?country=sb', ['Export', 'Cash book']],
  ['?country=fj', ['Export', 'Licence checklist']],
  ['?featured=true', ['Cash book']],
  ['?search=kava', ['Export']],
])('/api/resources%s lists matches by title', async (query, expected) => {
  const portal = await newApp()
  const plain = RESOURCE.replace('featured: true\n', '')
  await sync(portal, {
    'resources/cash-book.md': file(RESOURCE.replace('title: Cash', 'title: The cash')),
    'resources/export-kava.md': file(
      plain
        .replace('Cash book', 'Export')
        .replace('Template', 'Guide')
        .replace('topic: finance', 'topic: export')
        .replace('finance-funding', 'start-grow')
        .replace('[sb]', '[]'),
      'Kava.\n',
    ),
    'resources/licence.md': file(
      plain
        .replace('Cash book', 'Licence checklist')
        .replace('Template', 'Checklist')
        .replace('topic: finance', 'topic: licensing')
        .replace('[sb]', '[fj]'),
    ),
  })
  const names = (await portal.get(`/api/resources${query}`)).json<ResourceItem[]>().map(({ title }) => title)
  expect(names).toEqual(expected.map((title) => title.replace('Cash book', 'The cash book')))
})

test('a download is one self-contained file of the stated size, and is counted', async () => {
  const portal = await newApp()
  await sync(portal, FILES)
  const read = async () => (await portal.get('/api/resources/cash-book')).json<ResourceDetails>()
  const { downloadUrl, size } = await read()
  const { etag } = (await portal.get('/api/news')).headers
  const response = await portal.get(downloadUrl)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="cash-book.html"',
  })
  expect(response.rawPayload.length).toBe(size)
  expect(response.body).toContain('<h1>Cash book</h1>')
  expect(response.body).toContain('<h2>Steps</h2>')
  expect(response.body).toContain('Checked on 20 Nov 2026')
  expect(response.body).toContain('<a href="https://law.example/act">Act</a>, Parliament, Jan 2020')
  expect(response.body).toContain('href="http://localhost:3000/resources/other"')
  expect(response.body).not.toMatch(/<(script|link|img|iframe)|@import|url\(/)
  await portal.inject({ method: 'HEAD', url: downloadUrl })
  await portal.get(downloadUrl)
  // Downloads are counted in the background, so that no read waits for a write.
  const counts = () => portal.store.read.selectFrom('content_downloads').select('count').execute()
  await expect.poll(counts).toEqual([{ count: 2 }])
  // The count does not raise the public version; a list shows it within a minute.
  expect((await portal.get('/api/news')).headers.etag).toBe(etag)
  expect((await portal.get('/api/resources/cash-book?fresh')).json<ResourceDetails>().downloads).toBe(2)
  expect((await portal.get('/api/resources/nothing/download')).statusCode).toBe(404)
})

test('the shipped texts are valid, and their files are downloaded unchanged', async () => {
  const portal = await newApp()
  const records = readEditorial(EDITORIAL_FOLDER, CONFIG.publicUrl)
  const there = await syncEditorial(portal.store, { publicUrl: CONFIG.publicUrl, now: NOW })
  expect(there).toBe(records.length)
  const sheets = records.flatMap((record) =>
    record.kind === 'resource' && record.details.file !== null
      ? [{ slug: record.slug, file: record.details.file }]
      : [],
  )
  expect(sheets).not.toEqual([])
  for (const { slug, file: name } of sheets) {
    const response = await portal.get(`/api/resources/${slug}/download`)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.rawPayload).toEqual(readFileSync(join(EDITORIAL_FOLDER, 'files', name)))
  }
})
