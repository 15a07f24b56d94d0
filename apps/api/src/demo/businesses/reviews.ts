import { getPlan, type Tier } from '@portal/domain/plan'
import { DAY, HOUR } from '@portal/domain/shared'
import type { DemoData } from '../data/demo-data.ts'
import type { ReviewSlot } from '../data/reviews.ts'
import { createSeededRandom, type Random } from '../random.ts'
import { fillTemplate, WORKING_DAYS } from '../text-template.ts'
import type { DemoBusiness } from './demo-businesses.ts'
import type { Person } from './people.ts'

export interface Reviewer extends Person {
  readonly email: string
}

type Rating = 1 | 2 | 3 | 4 | 5

export interface DemoReview {
  readonly reviewer: Reviewer
  readonly rating: Rating
  readonly comment: string
  readonly createdAt: number
  /** The latest ones are pending. */
  readonly status: 'pending' | 'published'
  /** The owner's reply, before `now`. */
  readonly reply?: { readonly text: string; readonly at: number }
}

/** Lists the people who write reviews; they have accounts without a password. */
export const listReviewers = ({ reviews }: DemoData): Reviewer[] =>
  reviews.reviewers.map(({ firstName, lastName }) => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@reviewers.example`.toLowerCase(),
  }))

/** Reviews of this many days before `now` are undecided. */
const DAYS_IN_REVIEW = 2

/** Most businesses are good, a few only sometimes. */
const GOOD_RATINGS: readonly Rating[] = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3]
const MIXED_RATINGS: readonly Rating[] = [5, 5, 4, 4, 4, 3, 3, 2, 2, 1]

/** Creates reviews of one business as of `now`, each by another person: several if the plan shows them, otherwise few. */
export function createDemoReviews(data: DemoData, business: DemoBusiness, now: number): DemoReview[] {
  const { record, profile } = business
  if (record.status !== 'approved') return []
  const random = createSeededRandom(`reviews of ${profile.name}`)
  const count = drawReviewCount(record.subscriptionTier ?? 0, random)
  const since = Math.max(record.createdAt + 4 * DAY, now - 400 * DAY)
  if (since >= now) return []
  const ratings = random.boolean(0.85) ? GOOD_RATINGS : MIXED_RATINGS
  const unused: Phrases = structuredClone(data.reviews)
  const replyTo = createReplies(data, business, now)
  return random.sample(listReviewers(data), count).map((reviewer) => {
    const rating = random.pick(ratings)
    const createdAt = now - Math.floor((now - since) * random.next()) - HOUR
    const comment = createComment(business, rating, {
      languages: data.countries[business.town.country].languages,
      random,
      unused,
    })
    const isWaiting = now - createdAt < DAYS_IN_REVIEW * DAY
    return {
      reviewer,
      rating,
      comment,
      createdAt,
      ...(isWaiting ? { status: 'pending' } : { status: 'published', ...replyTo(rating, createdAt) }),
    }
  })
}

/**
 * Creates replies: owners whose reviews are shown answer most of the poor ones and about half of the others, each in other
 * words.
 */
function createReplies({ reviews, countries }: DemoData, business: DemoBusiness, now: number) {
  const random = createSeededRandom(`replies of ${business.profile.name}`)
  const unused = structuredClone(reviews.replies)
  const isAnswering = getPlan(business.record.subscriptionTier ?? 0).showsGallery
  const { languages } = countries[business.town.country]
  return (rating: Rating, reviewedAt: number): Pick<DemoReview, 'reply'> => {
    const at = reviewedAt + random.integer(3, 90) * HOUR
    const isAnswered = random.boolean(rating <= 3 ? 0.8 : 0.5)
    if (!isAnswering || !isAnswered || at >= now || unused[rating].length === 0) return {}
    const text = fillTemplate(drawUnused(unused[rating], random), fillSlots(business, languages, random))
    return { reply: { text, at } }
  }
}

function drawReviewCount(tier: Tier, random: Random): number {
  if (getPlan(tier).showsGallery) return random.boolean(0.9) ? random.integer(2, 9) : 0
  return random.boolean(0.35) ? random.integer(1, 3) : 0
}

/** Unused phrases of a business: no two of its reviews begin or end alike. */
type Phrases = Pick<DemoData['reviews'], 'openings' | 'additions'>

function drawUnused(unused: string[], random: Random): string {
  const phrase = random.pick(unused)
  unused.splice(unused.indexOf(phrase), 1)
  return phrase
}

interface CommentSources {
  /** The most likely first. */
  readonly languages: readonly [string, string]
  readonly random: Random
  readonly unused: Phrases
}

const fillSlots = (
  { profile, town, owner, near }: DemoBusiness,
  [language]: CommentSources['languages'],
  random: Random,
): Record<ReviewSlot, string> => ({
  town: town.name,
  product: profile.products[0],
  product2: profile.products[1],
  person: owner.firstName,
  near,
  day: random.pick(WORKING_DAYS),
  language,
})

function createComment(
  business: DemoBusiness,
  rating: Rating,
  { languages, random, unused }: CommentSources,
): string {
  const slots = fillSlots(business, languages, random)
  const opening = drawUnused(unused.openings[rating], random)
  const additions = random.boolean(0.6) ? [drawUnused(unused.additions, random)] : []
  return [opening, ...additions].map((phrase) => fillTemplate(phrase, slots)).join(' ')
}
