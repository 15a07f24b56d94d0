import type { GuideResult } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import { listTerms } from './terms.ts'

/** A page of the site, or a part of one, that may answer a question. */
export interface AnswerText {
  readonly title: string
  /** Of this site, with the anchor of the part. */
  readonly path: string
  /** The page that it is a part of, or what kind of page it is. */
  readonly kind: string
  readonly text: string
  /** Further words that its title could have. */
  readonly names?: readonly string[]
  /** The country that it is about. */
  readonly country?: CountryCode | undefined
  /** Whether it is found only by a text that names its country. */
  readonly needsCountry?: boolean
  /** The pages of a topic by country; such an answer is found only by a text that names no country. */
  readonly countries?: NonNullable<GuideResult['countries']>
  /** Whether it belongs to the pages that are written to answer questions. */
  readonly isHelp?: boolean
  /** Whether it is found only by its whole title or one of its names. */
  readonly needsTitle?: boolean
}

/** An `AnswerText` with what its words are about. */
export interface IndexedAnswer extends AnswerText {
  /** What the title and each further name are about. */
  readonly titles: readonly (readonly string[])[]
  readonly titleTerms: ReadonlySet<string>
  readonly kindTerms: ReadonlySet<string>
  readonly textTerms: ReadonlySet<string>
}

/** The answers that the site has, and how rare each of their terms is. */
export interface AnswerIndex {
  readonly answers: readonly IndexedAnswer[]
  /** Inverse document frequency of a term; the highest for an unknown one. */
  readonly getIdf: (term: string) => number
}

export function createAnswerIndex(texts: readonly AnswerText[]): AnswerIndex {
  const answers = texts.map((one): IndexedAnswer => {
    const titles = [one.title, ...(one.names ?? [])].map(listTerms)
    return {
      ...one,
      titles,
      titleTerms: new Set(titles.flat()),
      kindTerms: new Set(listTerms(one.kind)),
      textTerms: new Set(listTerms(one.text)),
    }
  })
  const uses = new Map<string, number>()
  for (const { titleTerms, textTerms } of answers)
    for (const term of new Set([...titleTerms, ...textTerms])) uses.set(term, (uses.get(term) ?? 0) + 1)
  return { answers, getIdf: (term) => Math.log(1 + answers.length / (1 + (uses.get(term) ?? 0))) }
}
