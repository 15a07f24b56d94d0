// cspell:ignore citadelle
import { compileGazetteer, compileVocabulary, foldWords, getStem, toTextKey } from '@portal/domain/search'
import { SEARCH_PLACES, SEARCH_WORDS } from '@portal/reference-data/search-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCorrections, createKnownWords, createListedWords } from '#db/search/lexicon.ts'
import { createSeededRandom } from '#demo/random.ts'
import { NOW } from '#test/new-app.ts'
import { createDemoSearch } from './ask.ts'
import { computeAbsence, byKind, computeQuality, type AnsweredQuery } from './measures.ts'
import { QUERY_SETS, readQuerySet } from './query-sets.ts'
import { slip } from './slip.ts'

let demo: Awaited<ReturnType<typeof createDemoSearch>>
beforeAll(async () => {
  demo = await createDemoSearch(NOW)
})
afterAll(() => demo.close())

const response = (set: keyof typeof QUERY_SETS): Promise<AnsweredQuery[]> =>
  Promise.all(readQuerySet(QUERY_SETS[set]).map(async (query) => ({ ...query, ...(await demo.ask(query)) })))
const answerable = (answers: readonly AnsweredQuery[]) => answers.filter(({ kind }) => kind !== 'none')

test('searches that have an answer find it', async () => {
  const answers = await response('judged')
  const { ndcg, success5, empty } = computeQuality(answerable(answers))
  expect(empty).toBe(0)
  expect(ndcg).toBeGreaterThanOrEqual(0.93)
  expect(success5).toBeGreaterThanOrEqual(0.97)
  for (const [kind, ofKind] of byKind(answers))
    expect([kind, computeQuality(ofKind).ndcg >= 0.85]).toEqual([kind, true])
})

test('searches that nobody tuned for are answered nearly as well', async () => {
  const tuned = computeQuality(answerable(await response('judged'))).ndcg
  const aside = computeQuality(answerable(await response('set-aside'))).ndcg
  expect(aside).toBeGreaterThanOrEqual(tuned - 0.05)
})

test('searches without an answer say so, with similar results if there are any', async () => {
  const none = [...(await response('judged')), ...(await response('set-aside'))].filter(
    ({ kind }) => kind === 'none',
  )
  const { near, withNear } = computeAbsence(none)
  expect(near / withNear).toBeGreaterThanOrEqual(0.8)
})

test('every place by any of its names finds its businesses first', async () => {
  const gazetteer = compileGazetteer(SEARCH_PLACES)
  const vocabulary = compileVocabulary(SEARCH_WORDS)
  const listed = demo.store.readSqlite
    .prepare<[], { slug: string; words: string }>(
      `select slug, name || ' , ' || place as words from businesses where listed = 1`,
    )
    .all()
    .map(({ slug, words }) => ({ slug, words: ` ${foldWords(words).join(' ')} ` }))
  const wrong: string[] = []
  for (const row of SEARCH_PLACES)
    for (const name of row.names) {
      const asked = `businesses in ${name}`
      const understood = (await demo.search.parse(asked, { now: NOW }))?.places ?? []
      const place = understood[0]?.place
      // Two countries have a Western Province: the first is used, the other with its country's filter.
      if (!place || understood.length !== 1 || !place.keys.includes(toTextKey(name))) {
        wrong.push(`${name}: not read as a place`)
        continue
      }
      const names = gazetteer.getNames(place).filter(({ score }) => score >= 0.9)
      const there = new Set(
        listed
          .filter((one) => names.some(({ words }) => one.words.includes(` ${words.join(' ')} `)))
          .map(({ slug }) => slug),
      )
      // Taro is a crop, and a town only if the query says so.
      if (vocabulary.find(toTextKey(name))) continue
      const { found } = await demo.ask({ query: name, filters: '' })
      const first = found.slice(0, Math.min(there.size, 10))
      const elsewhere = first.filter((slug) => !there.has(slug))
      if (place.kind !== 'province' && elsewhere.length > 0) wrong.push(`${name}: ${elsewhere.join(', ')}`)
    }
  expect(wrong).toEqual([])
})

test('a word with one typo is corrected', async () => {
  const random = createSeededRandom('slips of the keys')
  const listed = createListedWords(demo.store)(await demo.store.versions())
  const known = createKnownWords(compileVocabulary(SEARCH_WORDS).words)
  const words = demo.store.readSqlite
    .prepare<[], string>(
      "select word from search_words where length(word) > 5 and word not glob '*[0-9]*' order by word",
    )
    .pluck()
    .all()
  let slips = 0
  let right = 0
  for (const word of random.sample(words, 500)) {
    const typed = slip(word, random)
    if (word === typed || (await listed.find(typed)) !== undefined) continue
    const [best] = await findCorrections(typed, listed, known)
    slips += 1
    if (best !== undefined && getStem(best.word) === getStem(word)) right += 1
  }
  expect(right / slips).toBeGreaterThan(0.8)
})

test('a word of English or French is not corrected, whatever listings contain', async () => {
  const words = ['sparrow', 'violet', 'chapel', 'marron', 'citadelle', 'penguin', 'bronze', 'voisin']
  const read = await Promise.all(words.map((word) => demo.search.parse(word, { now: NOW })))
  const changed = words.filter((_, at) => (read[at]?.corrected.length ?? 0) > 0)
  expect(changed).toEqual([])
})
