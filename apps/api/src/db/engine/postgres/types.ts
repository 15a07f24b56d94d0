import { TypeOverrides, type CustomTypesConfig } from 'pg'

/** Type numbers of PostgreSQL, from `pg_type`. */
const BOOL = 16
const INT8 = 20
const NUMERIC = 1700
const TEXT_LIST = 1009
const INT8_LIST = 1016
const NUMERIC_LIST = 1231

type Numbers = readonly (number | null | Numbers)[]
type Texts = readonly (string | null | Texts)[]

const toNumbers = (texts: Texts): Numbers =>
  texts.map((text) => (text === null ? null : typeof text === 'string' ? Number(text) : toNumbers(text)))

/**
 * Converts numbers to JavaScript's, which are exact for every id and instant, and booleans to 1 or 0, as flags are stored.
 */
export function portalTypes(): CustomTypesConfig {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(BOOL, (text) => (text === 't' ? 1 : 0))
  overrides.setTypeParser(INT8, Number)
  overrides.setTypeParser(NUMERIC, Number)
  // Parses lists by the same rules, and converts their numbers here.
  const parseTexts = overrides.getTypeParser(TEXT_LIST) as unknown as (text: string) => Texts
  for (const list of [INT8_LIST, NUMERIC_LIST])
    overrides.setTypeParser(list, (text) => toNumbers(parseTexts(text)))
  return overrides
}
