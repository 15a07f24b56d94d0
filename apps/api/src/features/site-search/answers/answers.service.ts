import type { GuideResult } from '@portal/domain/contract'
import { createShippedTextsReader, type ShippedText } from '#features/content/editorial/texts.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import type { Reads } from '#db/engine/store.ts'
import { memoizeByVersion, type ReadContext } from '#db/version.ts'
import { createAnswerIndex, type AnswerIndex } from './answer-text.ts'
import { listAnswerTexts } from './answer-texts.ts'
import { findAnswers, type Question } from './find-answers.ts'

/** Finds the pages of the site, and parts of them, that answer a question. */
export type FindAnswers = (question: Question, at: ReadContext) => Promise<GuideResult[]>

/** Creates the answers of the site; they are indexed again when a text of it has changed. */
export function createAnswers(store: Pick<Reads, 'read'>, guides: Pick<Guides, 'parts'>): FindAnswers {
  const readTexts = memoizeByVersion(createShippedTextsReader(store))
  let indexed: { readonly texts: readonly ShippedText[]; readonly index: AnswerIndex } | undefined
  return async (question, at) => {
    const texts = await readTexts(at)
    if (indexed?.texts !== texts)
      indexed = { texts, index: createAnswerIndex(listAnswerTexts(texts, guides)) }
    return findAnswers(indexed.index, question)
  }
}
