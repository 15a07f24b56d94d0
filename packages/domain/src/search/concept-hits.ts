import { TERM_FIELDS } from './listing-terms.ts'

/** How much a match in each field counts, by the field’s position. */
export const FIELD_WEIGHTS: readonly number[] = TERM_FIELDS.map(({ weight }) => weight)

const SECOND_FIELD = 0.08
const MAX_CONCEPT_SCORE = 1.1
const MAX_NEIGHBOUR_DISTANCE = 3
/** A lower quality is only a synonym somewhere in a long text. */
const MIN_COVERED_QUALITY = 0.2
/** The positions of fields about a business's customers and neighbours, which do not say what it offers. */
const INCIDENTAL_FIELDS: ReadonlySet<number> = new Set(
  TERM_FIELDS.flatMap(({ name }, at) => (name === 'customers' || name === 'landmarks' ? [at] : [])),
)

const NAME = TERM_FIELDS.findIndex(({ name }) => name === 'name')

/** The matches of a query's concepts in one listing. */
export class ConceptHits {
  readonly #best: Float64Array
  readonly #second: Float64Array
  readonly #fields: Int8Array
  readonly #isNear: Uint8Array
  readonly #positions: number[][]
  #isNameMatch = false
  #isIncidental = true

  constructor(concepts: number) {
    this.#best = new Float64Array(concepts)
    this.#second = new Float64Array(concepts)
    this.#fields = new Int8Array(concepts)
    this.#isNear = new Uint8Array(concepts)
    this.#positions = Array.from({ length: concepts }, () => [])
  }

  clear(): void {
    // There are few concepts, so this loop is faster than `fill`.
    for (let concept = 0; concept < this.#best.length; concept += 1) {
      this.#best[concept] = 0
      this.#second[concept] = 0
      this.#fields[concept] = -1
      this.#isNear[concept] = 1
    }
    for (const positions of this.#positions) positions.length = 0
    this.#isNameMatch = false
    this.#isIncidental = true
  }

  add(concept: number, field: number, at: number, weight: number, near: boolean): void {
    const quality = weight * (FIELD_WEIGHTS[field] ?? 0)
    if (!near && field === NAME) this.#isNameMatch = true
    if (!INCIDENTAL_FIELDS.has(field)) this.#isIncidental = false
    if (!near && !INCIDENTAL_FIELDS.has(field)) {
      this.#isNear[concept] = 0
      this.#positions[concept]?.push(at)
    }
    const best = this.#best[concept] ?? 0
    if (quality > best) {
      if (this.#fields[concept] !== field) this.#second[concept] = best
      this.#best[concept] = quality
      this.#fields[concept] = field
    } else if (this.#fields[concept] !== field) {
      this.#second[concept] = Math.max(this.#second[concept] ?? 0, quality)
    }
  }

  /** Adds a phrase whose words stand apart; `at` is null where some of them are missing. */
  addApart(concept: number, quality: number, at: number | null): void {
    if (at !== null) {
      this.#isNear[concept] = 0
      this.#positions[concept]?.push(at)
    }
    this.#isIncidental = false
    this.#best[concept] = Math.max(this.#best[concept] ?? 0, quality)
  }

  getQuality(concept: number): number {
    const quality = (this.#best[concept] ?? 0) + SECOND_FIELD * (this.#second[concept] ?? 0)
    return Math.min(MAX_CONCEPT_SCORE, quality)
  }

  /** Whether the business's name matches a concept. */
  isNameMatch(): boolean {
    return this.#isNameMatch
  }

  /** Whether every match is about customers or neighbours of the business. */
  isIncidental(): boolean {
    return this.#isIncidental
  }

  /** How many concepts matched, not counting matches by near things. */
  countCovered(): number {
    return this.#best.reduce(
      (sum, quality, concept) =>
        sum + (quality >= MIN_COVERED_QUALITY && this.#isNear[concept] === 0 ? 1 : 0),
      0,
    )
  }

  /** The share of consecutive concepts that stand within a few words of each other, from 0 to 1. */
  getNeighbourShare(): number {
    const pairs = this.#positions.length - 1
    if (pairs < 1) return 0
    let close = 0
    for (let concept = 0; concept < pairs; concept += 1) {
      const next = this.#positions[concept + 1] ?? []
      const isClose = (this.#positions[concept] ?? []).some((at) =>
        next.some((other) => Math.abs(other - at) <= MAX_NEIGHBOUR_DISTANCE),
      )
      if (isClose) close += 1
    }
    return close / pairs
  }
}
