import { TERM_FIELDS } from './listing-terms.ts'

/** How much a match in each field counts, by the field’s position. */
export const FIELD_WEIGHTS: readonly number[] = TERM_FIELDS.map(({ weight }) => weight)

const SECOND_FIELD = 0.08
const MAX_CONCEPT_SCORE = 1.1
const NEIGHBOUR_DISTANCE = 3
/** Less is no more than another word for it somewhere in a long text. */
const SAID = 0.2
/** What a listing works for, and what it stands beside, is not what it is: the positions of these fields. */
const OTHERS: ReadonlySet<number> = new Set(
  TERM_FIELDS.flatMap(({ name }, at) => (name === 'customers' || name === 'landmarks' ? [at] : [])),
)

const NAME = TERM_FIELDS.findIndex(({ name }) => name === 'name')

/** What was found of each concept in a listing. */
export class ConceptHits {
  readonly #best: Float64Array
  readonly #second: Float64Array
  readonly #fields: Int8Array
  readonly #isNear: Uint8Array
  readonly #positions: number[][]
  #isNamed = false
  #isAside = true

  constructor(concepts: number) {
    this.#best = new Float64Array(concepts)
    this.#second = new Float64Array(concepts)
    this.#fields = new Int8Array(concepts)
    this.#isNear = new Uint8Array(concepts)
    this.#positions = Array.from({ length: concepts }, () => [])
  }

  clear(): void {
    // They are few: filling each array takes longer.
    for (let concept = 0; concept < this.#best.length; concept += 1) {
      this.#best[concept] = 0
      this.#second[concept] = 0
      this.#fields[concept] = -1
      this.#isNear[concept] = 1
    }
    for (const positions of this.#positions) positions.length = 0
    this.#isNamed = false
    this.#isAside = true
  }

  add(concept: number, field: number, at: number, weight: number, near: boolean): void {
    const quality = weight * (FIELD_WEIGHTS[field] ?? 0)
    if (!near && field === NAME) this.#isNamed = true
    if (!OTHERS.has(field)) this.#isAside = false
    if (!near && !OTHERS.has(field)) {
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

  /** Words of a phrase that stand apart; without a position where some are missing. */
  addApart(concept: number, quality: number, at: number | null): void {
    if (at !== null) {
      this.#isNear[concept] = 0
      this.#positions[concept]?.push(at)
    }
    this.#isAside = false
    this.#best[concept] = Math.max(this.#best[concept] ?? 0, quality)
  }

  quality(concept: number): number {
    const quality = (this.#best[concept] ?? 0) + SECOND_FIELD * (this.#second[concept] ?? 0)
    return Math.min(MAX_CONCEPT_SCORE, quality)
  }

  /** Whether the name says a concept. */
  isNamed(): boolean {
    return this.#isNamed
  }

  /** Whether all of it is said of others only: of those whom it works for, or whom it stands beside. */
  isAside(): boolean {
    return this.#isAside
  }

  /** How many concepts were found, other than by what is near to them. */
  covered(): number {
    return this.#best.reduce(
      (sum, quality, concept) => sum + (quality >= SAID && this.#isNear[concept] === 0 ? 1 : 0),
      0,
    )
  }

  /** The share of following concepts that stand within a few words of each other. */
  neighbours(): number {
    const pairs = this.#positions.length - 1
    if (pairs < 1) return 0
    let close = 0
    for (let concept = 0; concept < pairs; concept += 1) {
      const next = this.#positions[concept + 1] ?? []
      const isClose = (this.#positions[concept] ?? []).some((at) =>
        next.some((other) => Math.abs(other - at) <= NEIGHBOUR_DISTANCE),
      )
      if (isClose) close += 1
    }
    return close / pairs
  }
}
