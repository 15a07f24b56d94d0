import type { SearchWordRelation } from '@portal/domain/contract'

interface Relation {
  readonly value: SearchWordRelation
  readonly label: string
  readonly hint: string
}

/** How words and their meanings relate, for administrators. */
export const RELATIONS: readonly Relation[] = [
  {
    value: 'equal',
    label: 'means the same as',
    hint: 'Either finds the other: laundry and laundromat.',
  },
  {
    value: 'is',
    label: 'is also called',
    hint: 'Listings with these words match: vet, animal doctor.',
  },
  {
    value: 'kind',
    label: 'includes',
    hint: 'Kinds of it, or words that suggest it: lawyer, wills.',
  },
  {
    value: 'near',
    label: 'is near to',
    hint: 'Not a match, but shown when nothing else is found: taxi, boat hire.',
  },
]

export const toRelation = (value: string): SearchWordRelation | null =>
  RELATIONS.find((relation) => relation.value === value)?.value ?? null

/** Words and phrases between commas. */
export const splitPhrases = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
