import { DAY, HOUR } from '@portal/domain/shared'
import type { CountryCode } from '@portal/domain/place'
import { chanceFrom, type Chance } from './chance.ts'
import type { DemoListing } from './listings.ts'
import type { Person } from './people.ts'
import { ADDITIONS, OPENINGS } from './praise.ts'
import { CUSTOMS } from './surroundings.ts'

export interface DemoReview {
  /** Position among `REVIEWERS`. */
  readonly reviewer: number
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly comment: string
  readonly createdAt: number
}

export interface Reviewer extends Person {
  readonly email: string
}

/** People who write reviews; they have accounts and no password. */
export const REVIEWERS: readonly Reviewer[] = [
  ['Grace', 'Ramoau'],
  ['Peter', 'Foimua'],
  ['Lanieta', 'Vosailagi'],
  ['Dominic', 'Aumae'],
  ['Nirmala', 'Goundar'],
  ['Kepas', 'Wanma'],
  ['Yvette', 'Cagne'],
  ['Serah', 'Vatoko'],
  ['Clement', 'Kwaifii'],
  ['Anna', 'Tutuo'],
  ['Lusiana', 'Batiwale'],
  ['Rex', 'Horohanu'],
  ['Elizabeth', 'Omas'],
  ['Didier', 'Naouna'],
  ['Mathew', 'Tasso'],
  ['Vika', 'Senibulu'],
  ['Brian', 'Lamani'],
  ['Josephine', 'Kiapin'],
  ['Suliana', 'Tepai'],
  ['Hans', 'Uvia'],
  ['Margaret', 'Inifiri'],
  ['Ishwar', 'Lal'],
  ['Bernadette', 'Hluma'],
  ['Noel', 'Ulufia'],
  ['Cathy', 'Gware'],
  ['Emosi', 'Tikoisuva'],
  ['Lorraine', 'Saemala'],
  ['Pascal', 'Wetta'],
  ['Dulcie', 'Rongo'],
  ['Francis', 'Piruku'],
  ['Alma', 'Vira'],
  ['George', 'Tavake'],
].map(([firstName = '', lastName = '']) => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@reviewers.example`.toLowerCase(),
}))

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Most businesses are good at what they do, a few are so now and then. */
const LIKED = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3] as const
const MIXED = [5, 5, 4, 4, 4, 3, 3, 2, 2, 1] as const

/** Reviews of one listing as of `now`, none by the same person: several from tier 2, few elsewhere. */
export function demoReviews(listing: DemoListing, now: number): DemoReview[] {
  const { record, trade } = listing
  if (record.status !== 'approved') return []
  const chance = chanceFrom(`reviews of ${trade.name}`)
  const enhanced = (record.subscriptionTier ?? 0) >= 2
  const count = enhanced
    ? chance.happens(0.9)
      ? chance.whole(2, 9)
      : 0
    : chance.happens(0.35)
      ? chance.whole(1, 3)
      : 0
  const since = Math.max(record.createdAt + 4 * DAY, now - 400 * DAY)
  if (since >= now) return []
  const stars = chance.happens(0.85) ? LIKED : MIXED
  const unsaid = pieces()
  return chance.pickSome(positions, count).map((reviewer) => {
    const rating = chance.pick(stars)
    const createdAt = now - Math.floor((now - since) * chance.next()) - HOUR
    return { reviewer, rating, comment: commentOn(listing, rating, chance, unsaid), createdAt }
  })
}

const positions = REVIEWERS.map((_, position) => position)

/** What has not been said yet of a listing: no two of its reviews begin or end alike. */
interface Pieces {
  readonly openings: Record<DemoReview['rating'], string[]>
  readonly additions: string[]
}

const pieces = (): Pieces => ({ openings: structuredClone(OPENINGS), additions: [...ADDITIONS] })

function take(left: string[], chance: Chance): string {
  const piece = chance.pick(left)
  left.splice(left.indexOf(piece), 1)
  return piece
}

function commentOn(
  { trade, town, owner, near }: DemoListing,
  rating: DemoReview['rating'],
  chance: Chance,
  { openings, additions }: Pieces,
): string {
  const slots: Record<string, string> = {
    town: town.name,
    good: trade.goods[0],
    good2: trade.goods[1],
    person: owner.firstName,
    near,
    day: chance.pick(DAYS),
    language: languageOf(town.country),
  }
  const parts = [take(openings[rating], chance), ...(chance.happens(0.6) ? [take(additions, chance)] : [])]
  return parts
    .map((part) => sentence(part.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)))
    .join(' ')
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const languageOf = (country: CountryCode) => CUSTOMS[country].languages[0]
