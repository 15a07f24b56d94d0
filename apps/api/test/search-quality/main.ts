import { parseArgs } from 'node:util'
import { createDemoSearch } from './ask.ts'
import {
  computeAbsence,
  byKind,
  computeNdcg,
  computeQuality,
  type AnsweredQuery,
  type Quality,
} from './measures.ts'
import { QUERY_SETS, readQuerySet } from './query-sets.ts'

/** Printed results of a query. */
const SHOWN = 5

/** `--set FILE` measures another set in the same format. */
const { values } = parseArgs({
  options: { verbose: { type: 'boolean', default: false }, set: { type: 'string', multiple: true } },
})
const sets: [name: string, file: string][] =
  values.set?.map((file) => [file, file]) ?? Object.entries(QUERY_SETS)
const demo = await createDemoSearch(Date.now())
for (const [set, file] of sets) {
  const answers = await Promise.all(
    readQuerySet(file).map(async (query) => ({ ...query, ...(await demo.ask(query)) })),
  )
  print(set, answers)
  // The set-aside queries are not printed, since they must stay unknown to whoever tunes the words.
  if (values.verbose && file !== QUERY_SETS['set-aside']) answers.forEach(printQuery)
}
await demo.close()

function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}

function print(set: string, answers: readonly AnsweredQuery[]): void {
  printLine(`\n${set}: ${answers.length} queries`)
  printRow(['kind', 'queries', 'success@1', 'success@5', 'recall@10', 'MRR', 'NDCG@10', 'empty'])
  for (const [kind, ofKind] of byKind(answers)) printQuality(kind, computeQuality(ofKind))
  printQuality('all', computeQuality(answers.filter(({ kind }) => kind !== 'none')))
  const none = computeAbsence(answers.filter(({ kind }) => kind === 'none'))
  if (none.queries > 0)
    printLine(
      `nothing answers: ${none.said} of ${none.queries} said so, ${none.near} of ${none.withNear} with something near among the first five`,
    )
}

function printQuality(kind: string, quality: Quality): void {
  const { queries, success1, success5, recall, mrr, ndcg, empty } = quality
  const figures = [success1, success5, recall, mrr, ndcg, empty].map((figure) => figure.toFixed(3))
  printRow([kind, String(queries), ...figures])
}

function printRow(cells: readonly string[]): void {
  printLine(cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(11))).join(''))
}

function printQuery(response: AnsweredQuery): void {
  const { query, filters, kind, matchLevel, found, grades, near } = response
  const shown = found.slice(0, SHOWN).map((slug) => {
    const grade = grades.get(slug) ?? 0
    return `${grade > 1 ? '+' : grade === 1 || near.includes(slug) ? '~' : '-'}${slug}`
  })
  const score = kind === 'none' ? 'none' : computeNdcg(response).toFixed(2)
  printLine(
    `${score} ${matchLevel}  ${query}${filters ? ` [${filters}]` : ''}: ${shown.join(' ') || 'nothing'}`,
  )
}
