import type { AnswerIndex } from './answer-text.ts'
import { listTerms } from './terms.ts'

const MAX_LENGTH = 220
/** A sentence ends before a space and a capital letter or a digit. */
const SENTENCE_END = /(?<=[.!?]) (?=[\p{Lu}\d“])/u

interface ExcerptOptions extends Pick<AnswerIndex, 'getIdf'> {
  readonly terms: readonly string[]
  /** Whether the title has all terms: then the answer begins with the text. */
  readonly isTitled: boolean
}

/** The sentences of a text that say most about some terms, cut at a word. */
export function createExcerpt(text: string, { terms, isTitled, getIdf }: ExcerptOptions): string {
  const sentences = text.split(SENTENCE_END)
  const scores = sentences.map((sentence) => {
    const own = new Set(listTerms(sentence))
    return terms.reduce((sum, term) => sum + (own.has(term) ? getIdf(term) : 0), 0)
  })
  const from = isTitled ? 0 : scores.indexOf(Math.max(...scores))
  return truncate(sentences.slice(from).join(' '))
}

function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  // Whole sentences, unless the first one is too long.
  return end > MAX_LENGTH / 2 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
