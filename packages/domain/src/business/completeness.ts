import { getPlan } from '../plan/plan-lookups.ts'
import type { Tier } from '../plan/plans.ts'

/** The fields of a business that determine its completeness. */
export interface CompletenessFields {
  readonly subscriptionTier: Tier
  readonly description: string
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly socialMedia: Readonly<Record<string, string | undefined>>
  readonly hours: object | null
  readonly images: readonly string[]
  readonly logoUrl: string | null
  readonly videoUrl: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly directions: string | null
  readonly businessTypes: readonly string[]
}

/** The number of words of a complete description. */
const COMPLETE_DESCRIPTION_WORDS = 30
/** The number of photos of a complete gallery. */
export const COMPLETE_GALLERY_PHOTOS = 3

const isFilled = (text: string | null | undefined): boolean => (text ?? '').trim() !== ''

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

const showsGallery = ({ subscriptionTier }: CompletenessFields): boolean =>
  getPlan(subscriptionTier).showsGallery

interface Step {
  readonly key: string
  /** What to do, as on a link: `Add hours`. */
  readonly label: string
  /** Why it helps, as a sentence. */
  readonly reason: string
  readonly weight: number
  readonly isDone: (business: CompletenessFields) => boolean
  /** Whether the plan shows it; by default every plan does. */
  readonly applies?: (business: CompletenessFields) => boolean
}

/** By weight, the most helpful first. */
const STEPS = [
  {
    key: 'hours',
    label: 'Add hours',
    reason: 'People look for opening hours first.',
    weight: 20,
    isDone: ({ hours }) => hours !== null,
  },
  {
    key: 'photo',
    label: 'Add a photo',
    reason: 'A photo shows people what to expect before they come.',
    weight: 16,
    isDone: ({ images }) => images.length > 0,
  },
  {
    key: 'phone',
    label: 'Add a phone number',
    reason: 'Most customers call before they come.',
    weight: 15,
    isDone: ({ phone }) => isFilled(phone),
  },
  {
    key: 'description',
    label: 'Write a longer description',
    reason: `People find you by its words: aim for ${COMPLETE_DESCRIPTION_WORDS} or more.`,
    weight: 12,
    isDone: ({ description }) => countWords(description) >= COMPLETE_DESCRIPTION_WORDS,
  },
  {
    key: 'point',
    label: 'Mark it on the map',
    reason: 'Visitors see how near you are.',
    weight: 10,
    isDone: ({ latitude, longitude }) => latitude !== null && longitude !== null,
  },
  {
    key: 'gallery',
    label: 'Add more photos',
    reason: `Your plan includes a gallery. Aim for ${COMPLETE_GALLERY_PHOTOS} photos.`,
    weight: 9,
    isDone: ({ images }) => images.length >= COMPLETE_GALLERY_PHOTOS,
    applies: showsGallery,
  },
  {
    key: 'logo',
    label: 'Add a logo',
    reason: 'People recognise it in lists.',
    weight: 8,
    isDone: ({ logoUrl }) => isFilled(logoUrl),
  },
  {
    key: 'email',
    label: 'Add an email address',
    reason: 'Buyers abroad write rather than call.',
    weight: 7,
    isDone: ({ email }) => isFilled(email),
  },
  {
    key: 'links',
    label: 'Add a website or social page',
    reason: 'Visitors see more of your work there.',
    weight: 6,
    isDone: ({ website, socialMedia }) => [website, ...Object.values(socialMedia)].some(isFilled),
  },
  {
    key: 'directions',
    label: 'Say how to find you',
    reason: 'A landmark helps where streets have no names.',
    weight: 5,
    isDone: ({ directions }) => isFilled(directions),
  },
  {
    key: 'types',
    label: 'Choose what you offer',
    reason: 'Visitors filter by this.',
    weight: 4,
    isDone: ({ businessTypes }) => businessTypes.length > 0,
  },
  {
    key: 'video',
    label: 'Add a video',
    reason: 'Your plan includes a video.',
    weight: 3,
    isDone: ({ videoUrl }) => isFilled(videoUrl),
    applies: showsGallery,
  },
] as const satisfies readonly Step[]

/** The key of something that a listing may lack: hours, a photo and so on. */
export type CompletenessStepKey = (typeof STEPS)[number]['key']

/** Something that a listing lacks. */
export interface CompletenessStep extends Pick<Step, 'label' | 'reason' | 'weight'> {
  readonly key: CompletenessStepKey
}

/** How complete a listing is. */
export interface Completeness {
  /** From 0 to 100, a whole number; 100 only when nothing is missing. */
  readonly score: number
  /** What is missing, the most helpful first; never what the plan doesn't show. */
  readonly missing: readonly CompletenessStep[]
}

const sumWeights = (steps: readonly Pick<Step, 'weight'>[]): number =>
  steps.reduce((sum, { weight }) => sum + weight, 0)

/** How complete a listing is for its plan, and what to add next. */
export function getCompleteness(business: CompletenessFields): Completeness {
  const applicable = STEPS.filter((step: Step) => step.applies?.(business) ?? true)
  const missing = applicable.filter(({ isDone }) => !isDone(business))
  const total = sumWeights(applicable)
  return {
    score: Math.floor(((total - sumWeights(missing)) / total) * 100),
    missing: missing.map(({ key, label, reason, weight }) => ({ key, label, reason, weight })),
  }
}
