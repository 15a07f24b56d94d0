import type { SentenceMatch } from '@portal/domain/contract'
import { foldWord } from '@portal/domain/search'
import { isContentWord, type Alternative } from './expand-concept.ts'

/** A phrase that a listing may use for a concept of a query: the forms of each of its words, folded. */
export interface WantedPhrase {
  /** The number of the concept. */
  readonly concept: number
  readonly words: readonly ReadonlySet<string>[]
}

/** The phrases by the forms of their first word. */
export type WantedPhrases = ReadonlyMap<string, readonly WantedPhrase[]>

/** Groups phrases by their first words, for `findSentence`. */
export function groupPhrases(phrases: readonly WantedPhrase[]): WantedPhrases {
  const byFirst = new Map<string, WantedPhrase[]>()
  for (const phrase of phrases)
    for (const form of phrase.words[0] ?? []) {
      const known = byFirst.get(form)
      if (known) known.push(phrase)
      else byFirst.set(form, [phrase])
    }
  return byFirst
}

/** The phrases to mark for a query, by the alternatives of each of its concepts; nothing that is merely near. */
export const toWantedPhrases = (concepts: readonly (readonly Alternative[])[]): WantedPhrases =>
  groupPhrases(
    concepts.flatMap((alternatives, concept) =>
      alternatives
        .filter(({ near }) => !near)
        .flatMap(({ words, apart }) => {
          const sequences =
            apart && words.length > 1 ? words.filter(isContentWord).map((forms) => [forms]) : []
          return [words, ...sequences].map((sequence) => ({
            concept,
            words: sequence.map((forms) => new Set(forms.map(({ word }) => word))),
          }))
        }),
    ),
  )

/** The longest text of a match, in characters. */
const MAX_LENGTH = 130
/** How much of a long sentence stands before its first mark. */
const LEAD = 40

interface Word {
  readonly from: number
  readonly to: number
  readonly folded: string
}

interface Hit {
  readonly from: number
  readonly to: number
  readonly concept: number
}

const listWords = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    folded: foldWord(word),
  }))

function listHits(text: string, wanted: WantedPhrases): Hit[] {
  const words = listWords(text)
  const hits: Hit[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    const phrases = first && wanted.get(first.folded)
    if (!phrases) continue
    const [longest] = phrases
      .filter((phrase) => phrase.words.every((forms, offset) => forms.has(words[at + offset]?.folded ?? '')))
      .toSorted((one, other) => other.words.length - one.words.length)
    if (!longest) continue
    at += longest.words.length - 1
    hits.push({ from: first.from, to: words[at]?.to ?? first.to, concept: longest.concept })
  }
  return hits
}

const countConcepts = (hits: readonly Hit[]): number => new Set(hits.map(({ concept }) => concept)).size

/** The part of a long sentence around its first hit, cut between words. */
function cutAround(text: string, start: number): { text: string; from: number } {
  const wordAt = text.indexOf(' ', start - LEAD) + 1
  const from = start > LEAD && text.length > MAX_LENGTH && wordAt > 0 && wordAt <= start ? wordAt : 0
  if (text.length - from <= MAX_LENGTH) return { text: text.slice(from), from }
  const end = text.lastIndexOf(' ', from + MAX_LENGTH)
  return { text: `${text.slice(from, end > from ? end : from + MAX_LENGTH)}…`, from }
}

/**
 * The first of the sentences with the most concepts of a query, at most 130 characters of it, and where its words stand in
 * it; undefined if no sentence has any.
 */
export function findSentence(text: string, wanted: WantedPhrases): SentenceMatch | undefined {
  const sentences = text.split(/(?<=[.!?])\s+|\s*\n\s*/)
  let best: { sentence: string; hits: readonly Hit[]; count: number } | undefined
  for (const sentence of sentences) {
    const hits = listHits(sentence, wanted)
    const count = countConcepts(hits)
    if (count > (best?.count ?? 0)) best = { sentence, hits, count }
  }
  const [first] = best?.hits ?? []
  if (!best || !first) return undefined
  const cut = cutAround(best.sentence, first.from)
  const lead = cut.from > 0 ? '…' : ''
  const shift = lead.length - cut.from
  const shown = lead + cut.text
  const marks = best.hits
    .map((hit): [number, number] => [hit.from + shift, hit.to + shift])
    .filter(([, to]) => to <= shown.length)
  return marks.length === 0 ? undefined : { text: shown, marks }
}
