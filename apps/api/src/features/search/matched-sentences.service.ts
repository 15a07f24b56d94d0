import type { BusinessSummary } from '@portal/domain/contract'
import type { Reads } from '#db/engine/store.ts'
import { parseJson, toJson, type Json } from '#shared/json.ts'
import type { Alternative } from './expand-concept.ts'
import { findSentence, toWantedPhrases } from './matched-sentence.ts'
import { createDescriptionReader } from './search.repository.ts'

/** Adds to each card the sentence of its description that matches a query, given the alternatives of each concept. */
export type AddSentences = (
  cards: Json<BusinessSummary[]>,
  concepts: readonly (readonly Alternative[])[],
) => Promise<Json<BusinessSummary[]>>

/** Adds sentences to the cards of one page. */
export function createSentences(store: Reads): AddSentences {
  const readDescriptions = createDescriptionReader(store)
  return async (cards, concepts) => {
    const wanted = toWantedPhrases(concepts)
    if (wanted.size === 0) return cards
    const businesses = parseJson(cards)
    const descriptions = await readDescriptions(businesses.map(({ id }) => id))
    const byId = new Map(descriptions.map(({ id, description }) => [id, description]))
    return toJson(
      businesses.map((business) => {
        const match = findSentence(byId.get(business.id) ?? '', wanted)
        return match ? { ...business, match } : business
      }),
    )
  }
}
