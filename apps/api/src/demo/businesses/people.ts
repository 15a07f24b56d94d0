import type { CountryCode } from '@portal/domain/place'
import type { DemoData } from '../data/demo-data.ts'
import { createSeededRandom } from '../random.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
}

export const formatFullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`

/** Draws a person of a country who shares no name with the given ones. */
export type DrawPerson = (country: CountryCode, ...others: readonly Person[]) => Person

/** Creates a draw that returns each person of a country at most once: no two of its businesses have the same owner. */
export function createPersonDraw(role: string, countries: DemoData['countries']): DrawPerson {
  const people = new Map<CountryCode, Person[]>()
  return (country, ...others) => {
    const left = people.get(country) ?? shufflePeople(countries[country], `${role} of ${country}`)
    people.set(country, left)
    const names = others.flatMap(({ firstName, lastName }) => [firstName, lastName])
    const found = left.findIndex(
      ({ firstName, lastName }) => !names.includes(firstName) && !names.includes(lastName),
    )
    const [person] = found < 0 ? [] : left.splice(found, 1)
    if (!person) throw new Error(`Nobody is left for ${role} of ${country}: demo/countries has too few names`)
    return person
  }
}

function shufflePeople(
  { firstNames, lastNames }: DemoData['countries'][CountryCode],
  seed: string,
): Person[] {
  const everybody = lastNames.flatMap((lastName) => firstNames.map((firstName) => ({ firstName, lastName })))
  return createSeededRandom(seed).sample(everybody, everybody.length)
}
