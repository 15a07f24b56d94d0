import { VERIFICATION_CODES } from '@portal/domain/business'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { getPlan, isPaidTier } from '@portal/domain/plan'
import { DAY, slugify, toLocalDay } from '@portal/domain/shared'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { formatReference } from '#shared/reference.ts'
import type { CategoryOfBusinesses } from '../data/business-files.ts'
import type { BusinessProfile } from '../data/businesses.ts'
import type { Town } from '../data/countries.ts'
import type { DemoData } from '../data/demo-data.ts'
import { createSeededRandom, type Random } from '../random.ts'
import { toSentenceCase } from '../text-template.ts'
import { createContactDetails, createCoordinates, getExampleDomain, socialMedia } from './contact-details.ts'
import { createDescriptions, type DescribeBusiness } from './description.ts'
import { getStage, createStageFields, type LifeStage } from './life-stages.ts'
import { formatFullName, createPersonDraw, type DrawPerson, type Person } from './people.ts'

export interface DemoBusiness {
  readonly stage: LifeStage
  readonly profile: BusinessProfile
  readonly town: Town
  /** Its location, as in "behind the market". */
  readonly near: string
  readonly owner: Person & { readonly email: string }
  /** Stored with the owner's id. */
  readonly record: BusinessRecord
}

/** Lists every business of the demo as of `now` (milliseconds), always the same for the same `now`. */
export function createDemoBusinesses(data: DemoData, now: number): DemoBusiness[] {
  const context: DemoContext = {
    data,
    now,
    describe: createDescriptions(data.descriptions),
    drawOwner: createPersonDraw('owners', data.countries),
    drawStaff: createPersonDraw('staff', data.countries),
  }
  return data.categories
    .flatMap((category) => category.businesses.map((profile) => ({ category, profile })))
    .map((each, position) => createDemoBusiness({ ...each, position }, context))
}

/** The sources of all businesses. */
interface DemoContext {
  readonly data: DemoData
  readonly now: number
  readonly describe: DescribeBusiness
  readonly drawOwner: DrawPerson
  readonly drawStaff: DrawPerson
}

interface ProfileOfCategory {
  readonly category: CategoryOfBusinesses
  readonly profile: BusinessProfile
  readonly position: number
}

/** Every draw advances the same random source, so that the order of these lines affects the demo. */
function createDemoBusiness(
  { category, profile, position }: ProfileOfCategory,
  context: DemoContext,
): DemoBusiness {
  const { data, now, describe, drawOwner, drawStaff } = context
  const random = createSeededRandom(profile.name)
  const town = getTown(data, profile)
  const country = data.countries[town.country]
  const assigned = findAssignment(data, profile.name)
  const stage = assigned?.stage ?? getStage(position)
  const owner = assigned?.account ?? addEmail(drawOwner(town.country), profile)
  const near = random.pick(data.landmarks[town.setting])
  const first = drawStaff(town.country, owner)
  const staff = [first, drawStaff(town.country, owner, first)] as const
  const fields = createStageFields(stage, now, { random, rejections: data.rejections })
  const tier = fields.subscriptionTier ?? 0
  const { name } = profile
  const { kind } = category
  const record: BusinessRecord = {
    ...fields,
    ...createBadges(fields, stage, { random, name: profile.name, now }),
    ...createContactDetails({ name, phonePrefix: country.phonePrefix, position, tier }, random),
    ...createCoordinates(town, random),
    name,
    category: category.category,
    country: town.country,
    province: town.province,
    address: town.name,
    description: describe({ profile, kind, town, country, staff, near }, random),
    directions: random.boolean(0.7) ? `${toSentenceCase(near)}, ${town.name}` : null,
    // One in eight has no hours.
    hours: random.boolean(0.12) ? null : random.pick(data.openingHours[kind]),
    businessTypes: category.businessTypes.filter((_, rank) => rank === 0 || random.boolean(0.6)),
    ownerName: formatFullName(owner),
    reference: createReference(name),
    businessLicense: random.boolean(0.5) ? `SAMPLE-${1000 + position}` : null,
    temporarilyClosed: stage === 'standard' && random.boolean(0.05),
    socialMedia: socialMedia(name, tier),
    videoUrl: data.pictures.videos[name] ?? null,
    ...data.expectations[name],
    isSample: true,
  }
  return { stage, profile, town, near, owner, record }
}

/** The files were validated, so it is there. */
function getTown({ towns }: DemoData, { town }: BusinessProfile): Town {
  const found = towns.get(town)
  if (!found) throw new Error(`There is no town ${town}`)
  return found
}

/** Returns the account and stage that are configured for a business. */
function findAssignment({ accounts }: DemoData, name: string) {
  for (const account of accounts) {
    const stage = account.businesses[name]
    if (stage) return { account, stage }
  }
  return undefined
}

const addEmail = (person: Person, { name }: BusinessProfile) => ({
  ...person,
  email: `${slugify(person.firstName)}@${getExampleDomain(name)}`,
})

/** Uses its own random source, so that other draws are independent of it. */
function createReference(name: string): string {
  const random = createSeededRandom(`reference of ${name}`)
  return formatReference(Array.from({ length: 6 }, () => random.integer(0, 255)))
}

interface BadgeSources {
  readonly random: Random
  readonly name: string
  readonly now: number
}

function createBadges(
  { subscriptionTier: tier = 0, createdAt }: Pick<BusinessRecord, 'subscriptionTier' | 'createdAt'>,
  stage: LifeStage,
  { random, name, now }: BadgeSources,
) {
  const { showsGallery } = getPlan(tier)
  const isPaid = isPaidTier(tier) && stage !== 'paid year run out'
  const isVerified = isPaid && random.boolean(showsGallery ? 0.8 : 0.4)
  // Unused, but keeps the later draws of descriptions, hours and places, whose bytes count in the page budgets.
  if (isPaid && showsGallery) random.boolean(0.6)
  return {
    isVerified,
    ...(isVerified && createVerification(name, { createdAt, now })),
  }
}

/** Uses its own random source, so that other draws are independent of it. */
function createVerification(
  name: string,
  { createdAt, now }: { readonly createdAt: number; readonly now: number },
) {
  const random = createSeededRandom(`verification of ${name}`)
  return {
    verificationMethod: random.pick(VERIFICATION_CODES),
    verifiedOn: toLocalDay(Math.min(now, createdAt + random.integer(1, 20) * DAY), PORTAL_TIME_ZONE),
  }
}
