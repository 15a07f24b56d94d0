import { distance } from 'fastest-levenshtein'

/** An unknown variable of the environment, and the known one that it resembles. */
export interface MisspeltVariable {
  readonly name: string
  readonly suggestion: string
}

/** One or two letters; one for a short name, since other programs have variables that are as similar (HOME, PATH). */
const getMaxDistance = (known: string): number => (known.length < 6 ? 1 : 2)

/** Finds the variables that are set and differ by one or two letters from a known one. */
export const findMisspeltVariables = (
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly MisspeltVariable[] =>
  Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const suggestion = known.find((one) => distance(name.toUpperCase(), one) <= getMaxDistance(one))
      return suggestion === undefined ? [] : [{ name, suggestion }]
    })
