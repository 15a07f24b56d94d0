import { slugify } from '@portal/domain/shared'
import type { CountryCode } from '@portal/domain/place'
import type { BusinessRecord } from '#features/businesses/businesses.service.ts'
import { referenceOf } from '#shared/reference.ts'
import { CATALOGUE, type Line } from './catalogue.ts'
import { settledListing } from './cast.ts'
import { chanceFrom, type Chance } from './chance.ts'
import { describe, type Said } from './description.ts'
import { hoursOf } from './opening.ts'
import { fullName, peopleOf, type Person } from './people.ts'
import { fieldsOf, stateAt, type ListingState } from './states.ts'
import { LANDMARKS } from './surroundings.ts'
import { townOf, type Town } from './towns.ts'
import type { Trade } from './trade.ts'

export interface DemoListing {
  readonly state: ListingState
  readonly trade: Trade
  readonly town: Town
  /** Where it stands, as in "behind the market". */
  readonly near: string
  readonly owner: Person & { readonly email: string }
  /** To be stored with the owner's id. */
  readonly record: BusinessRecord
}

/** Every listing of the demo as of `now` (milliseconds); the same for the same `now`. */
export function demoListings(now: number): DemoListing[] {
  const said = { sentences: new Set<string>(), uses: new Map<string, number>() }
  const nextOwner = drawn('owners')
  const nextOfStaff = drawn('staff')
  return CATALOGUE.flatMap((line) => line.trades.map((trade) => ({ line, trade }))).map(
    ({ line, trade }, position) => listing({ line, trade, position, now, said, nextOwner, nextOfStaff }),
  )
}

/** Somebody of a country who shares no name with these. */
type NextPerson = (country: CountryCode, ...others: Person[]) => Person

/** Draws each person of a country once. */
function drawn(whom: string): NextPerson {
  const people = new Map<CountryCode, Person[]>()
  return (country, ...others) => {
    const left = people.get(country) ?? peopleOf(country, chanceFrom(`${whom} of ${country}`))
    people.set(country, left)
    const names = others.flatMap(({ firstName, lastName }) => [firstName, lastName])
    const found = left.findIndex(
      ({ firstName, lastName }) => !names.includes(firstName) && !names.includes(lastName),
    )
    const [person] = found < 0 ? [] : left.splice(found, 1)
    return person ?? { firstName: 'Sam', lastName: 'Vaka' }
  }
}

interface Draft {
  readonly line: Line
  readonly trade: Trade
  readonly position: number
  readonly now: number
  readonly said: Said
  readonly nextOwner: NextPerson
  readonly nextOfStaff: NextPerson
}

function listing({ line, trade, position, now, said, nextOwner, nextOfStaff }: Draft): DemoListing {
  const chance = chanceFrom(trade.name)
  const town = townOf(trade.town)
  const settled = settledListing(trade.name)
  const state = settled?.state ?? stateAt(position)
  const owner = settled?.account ?? ownerOf(trade, nextOwner(town.country))
  const near = chance.pick(LANDMARKS[town.setting])
  const first = nextOfStaff(town.country, owner)
  const staff = [first, nextOfStaff(town.country, owner, first)] as const
  const subject = { trade, kind: line.kind, town, staff, near }
  const fields = fieldsOf(state, now, chance)
  const record: BusinessRecord = {
    ...fields,
    ...marks(fields.subscriptionTier ?? 0, state, chance),
    ...contacts(trade, town, position, fields.subscriptionTier ?? 0, chance),
    ...spot(town, chance),
    name: trade.name,
    category: line.category,
    country: town.country,
    province: town.province,
    address: town.name,
    description: describe(subject, chance, said),
    directions: chance.happens(0.7) ? `${sentenceCase(near)}, ${town.name}` : null,
    hours: hoursOf(line.kind, chance),
    businessTypes: line.businessTypes.filter((_, rank) => rank === 0 || chance.happens(0.6)),
    ownerName: fullName(owner),
    reference: referenceOfDemo(trade.name),
    businessLicense: chance.happens(0.5) ? `SAMPLE-${1000 + position}` : null,
    temporarilyClosed: state === 'standard' && chance.happens(0.05),
    isSample: true,
  }
  return { state, trade, town, near, owner, record }
}

/** From a source of its own, so that all else stays as it was drawn. */
function referenceOfDemo(name: string): string {
  const chance = chanceFrom(`reference of ${name}`)
  return referenceOf(Array.from({ length: 6 }, () => chance.whole(0, 255)))
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ownerOf = (trade: Trade, person: Person) => ({
  ...person,
  email: `${slugify(person.firstName)}@${slugify(trade.name)}.example`,
})

function marks(tier: number, state: ListingState, chance: Chance) {
  const paid = tier >= 1 && state !== 'paid year run out'
  return {
    isVerified: paid && chance.happens(tier >= 2 ? 0.8 : 0.4),
    isFeatured: paid && tier >= 2 && chance.happens(0.6),
  }
}

function contacts(trade: Trade, town: Town, position: number, tier: number, chance: Chance) {
  const domain = `${slugify(trade.name)}.example`
  return {
    phone: chance.happens(0.93) ? phoneOf(town.country, position) : null,
    email: `hello@${domain}`,
    website: chance.happens(tier >= 1 ? 0.85 : 0.3) ? `https://${domain}` : null,
  }
}

/** E.164 of each country's mobile length, in runs of noughts that look given to nobody. */
const PHONE_PREFIXES: Record<CountryCode, string> = {
  sb: '+6777500',
  fj: '+6797000',
  pg: '+67570000',
  nc: '+687700',
  vu: '+6787000',
}

const phoneOf = (country: CountryCode, position: number) =>
  PHONE_PREFIXES[country] + String(position).padStart(3, '0')

/** Within a kilometre or so of the town's own point; a third of the listings have not said. */
function spot(town: Town, chance: Chance) {
  if (chance.happens(0.33)) return { latitude: null, longitude: null }
  const near = (degrees: number) => Number((degrees + (chance.next() - 0.5) / 60).toFixed(5))
  return { latitude: near(town.latitude), longitude: near(town.longitude) }
}
