// cspell:ignore combien coute hamas praes listim annonce essai
import { foldWords, getRoot, STOP_WORDS } from '@portal/domain/search'

/** Phrases that mean one of the words below. */
const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\bhow much\b/g, 'cost'],
  [/\b(?:log|sign) in\b/g, 'login'],
  [/\bsign up\b/g, 'register'],
  [/\btake(?:n)? down\b/g, 'delete'],
  [/\bmoney back\b/g, 'refund'],
]

/** Words of which each means the first one, when people ask about the site. */
const SYNONYMS = [
  'business company shop store enterprise bisnis',
  'cost price fee charge tariff combien coute prix hamas praes',
  'pay payment payer',
  'list listing register registering registered registration listim annonce inscription',
  'send add upload submit',
  'end expire expiry finish lapse stop',
  'trial essai',
  'photo picture image photograph pic',
  'delete remove erase',
  'change edit update correct modify',
  'licence license permit',
]

const MEANINGS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((row) => {
    const [first = '', ...others] = row.split(' ').map(getRoot)
    return others.map((other): [string, string] => [other, first])
  }),
)

/** Words that ask, and say nothing about what is asked. */
const ASKING = new Set('happen after about does work there when then so if into its'.split(' ').map(getRoot))

/** The root of a folded word, or of the word that it means; undefined for one that only asks. */
function toTerm(word: string): string | undefined {
  const root = getRoot(word)
  return STOP_WORDS.has(word) || ASKING.has(root) ? undefined : (MEANINGS.get(root) ?? root)
}

/** Lists what a text is about, for comparing questions with the texts of the site. */
export function listTerms(text: string): string[] {
  const plain = PHRASES.reduce(
    (rest, [phrase, word]) => rest.replace(phrase, word),
    foldWords(text).join(' '),
  )
  return plain.split(' ').flatMap((word) => toTerm(word) ?? [])
}
