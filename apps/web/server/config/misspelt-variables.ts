import { distance } from 'fastest-levenshtein'

/** A variable of the environment that nobody reads, and the one that it looks like. */
export interface MisspeltVariable {
  readonly name: string
  readonly meant: string
}

/** A letter or two; of a short name one, since programs of their own have names that are as near to it (HOME, PATH). */
const getDistanceLimit = (known: string): number => (known.length < 6 ? 1 : 2)

/** Finds the variables that are set and differ by a letter or two from a known one. */
export const findMisspeltVariables = (
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly MisspeltVariable[] =>
  Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => distance(name.toUpperCase(), one) <= getDistanceLimit(one))
      return meant === undefined ? [] : [{ name, meant }]
    })
