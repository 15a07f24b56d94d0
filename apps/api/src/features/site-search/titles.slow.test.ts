import type { SearchResults, Suggestion } from '@portal/domain/contract'
import { foldWords } from '@portal/domain/search'
import { expect, test } from 'vitest'
import { newDemoPortal } from '#test/demo-portal.ts'
import type { TestApp } from '#test/new-app.ts'

/** Thousands of searches, on a machine that is busy with other tests. */
const WITHIN = 900_000

interface Item {
  readonly slug: string
  readonly title?: string
  readonly name?: string
}

/** Every searchable list, with its group on the search page. */
const LISTS = [
  { path: '/api/businesses?', group: 'businesses' },
  { path: '/api/news?', group: 'news' },
  { path: '/api/events?when=upcoming&', group: 'events' },
  { path: '/api/events?when=past&', group: null },
  { path: '/api/tenders?when=all&', group: 'tenders' },
  { path: '/api/jobs?when=all&', group: null },
  { path: '/api/courses?', group: null },
  { path: '/api/resources?', group: null },
] as const

const titleOf = ({ title, name }: Item): string => title ?? name ?? ''

async function readAll({ get }: TestApp, path: string): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; ; page += 1) {
    const items = (await get(`${path}limit=100&page=${page}`)).json<Item[]>()
    all.push(...items)
    if (items.length < 100) return all
  }
}

/** Each word of a title as written, and each pair of adjacent words with the text between them. */
function splitParts(title: string): string[] {
  const words = [...title.matchAll(/[\p{L}\p{N}]+/gu)]
  return words.flatMap(({ 0: word, index }, at) => {
    const next = words[at + 1]
    return next === undefined ? [word] : [word, title.slice(index, next.index + next[0].length)]
  })
}

/** Requests each text once, ignoring case. */
function askOnce<Result>(ask: (text: string) => Promise<Result>) {
  const responses = new Map<string, Promise<Result>>()
  return (text: string): Promise<Result> => {
    const key = text.toLowerCase()
    const response = responses.get(key) ?? ask(text)
    responses.set(key, response)
    return response
  }
}

test(
  'each word and each word pair of a title find it in its list and in a search',
  async () => {
    const portal = await newDemoPortal()
    const search = askOnce(async (text) =>
      (await portal.get(`/api/search?q=${encodeURIComponent(text)}`)).json<SearchResults>(),
    )
    const lost: string[] = []
    for (const { path, group } of LISTS) {
      const items = await readAll(portal, path)
      expect(items).not.toEqual([])
      const found = askOnce(async (text): Promise<ReadonlySet<string>> => {
        const all = await readAll(portal, `${path}search=${encodeURIComponent(text)}&`)
        const slugs = new Set(all.map(({ slug }) => slug))
        if (group === null) return slugs
        // A page shows only the first of all counted ones.
        const { total, items: shown } = (await search(text))[group]
        const known: readonly Item[] = shown
        return total >= slugs.size ? slugs : new Set(known.map(({ slug }) => slug))
      })
      for (const item of items)
        for (const text of splitParts(titleOf(item)))
          if (!(await found(text)).has(item.slug)) lost.push(`“${text}” of “${titleOf(item)}” in ${path}`)
    }
    expect(lost).toEqual([])
  },
  WITHIN,
)

test(
  'the whole name of a business is the first result and the first suggestion',
  async () => {
    const portal = await newDemoPortal()
    const wrong: string[] = []
    for (const { name = '' } of await readAll(portal, '/api/businesses?')) {
      const isIt = (other: string | undefined) => foldWords(other ?? '').join() === foldWords(name).join()
      const typed = encodeURIComponent(name)
      const [listed] = (await portal.get(`/api/businesses?search=${typed}`)).json<Item[]>()
      const { businesses } = (await portal.get(`/api/search?q=${typed}`)).json<SearchResults>()
      const [suggested] = (await portal.get(`/api/search/suggestions?q=${typed}`)).json<Suggestion[]>()
      if (![listed?.name, businesses.items[0]?.name, suggested?.label].every(isIt)) wrong.push(name)
    }
    expect(wrong).toEqual([])
  },
  WITHIN,
)
