import type { BusinessKind, BusinessProfile } from '../data/businesses.ts'
import type { DemoCountry, Town } from '../data/countries.ts'
import type { Descriptions, DescriptionSlot, Theme } from '../data/descriptions.ts'
import type { Random } from '../random.ts'
import { fillTemplate, WORKING_DAYS } from '../text-template.ts'
import { formatFullName, type Person } from './people.ts'

export interface Subject {
  readonly profile: BusinessProfile
  readonly kind: BusinessKind
  readonly town: Town
  readonly country: DemoCountry
  /** Two employees. Neither has the owner's name, which nobody made public. */
  readonly staff: readonly [Person, Person]
  /** Its location, as in "behind the market". */
  readonly near: string
}

/** Kinds whose products can be shipped, unlike a haircut or a night's stay. */
const SHIPPABLE: readonly BusinessKind[] = ['shop', 'farm', 'fishery', 'workshop']

/** How often a sentence is drawn again if it was used before. */
const MAX_DRAWS = 200

/** The sentences so far, and the number of uses of each template. */
interface UsageCounts {
  readonly sentences: Set<string>
  readonly templates: Map<string, number>
}

/** Writes descriptions that share no sentence. */
export type DescribeBusiness = (subject: Subject, random: Random) => string

/** Creates descriptions from the hand-written text and one or two sentences of the least used templates. */
export function createDescriptions(descriptions: Descriptions): DescribeBusiness {
  const used: UsageCounts = { sentences: new Set(), templates: new Map() }
  return (subject, random) => {
    const themes = random.sample(listThemes(subject.kind), random.integer(1, 2))
    const sentences = themes.map((theme) => createSentence({ descriptions, theme, subject, random, used }))
    return subject.profile.description + (random.boolean(0.5) ? '\n\n' : ' ') + sentences.join(' ')
  }
}

const listThemes = (kind: BusinessKind): Theme[] =>
  SHIPPABLE.includes(kind)
    ? ['finding', 'people', 'habits', kind, 'ordering']
    : ['finding', 'people', 'habits', kind]

interface SentenceRequest {
  readonly descriptions: Descriptions
  readonly theme: Theme
  readonly subject: Subject
  readonly random: Random
  readonly used: UsageCounts
}

function createSentence({ descriptions, theme, subject, random, used }: SentenceRequest): string {
  const templates = descriptions.sentences[theme]
  const countUses = (template: string) => used.templates.get(template) ?? 0
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const min = Math.min(...templates.map(countUses)) + Math.floor(draw / 20)
    const template = random.pick(templates.filter((one) => countUses(one) <= min))
    const sentence = fillTemplate(template, fillSlots(subject, descriptions, random))
    if (used.sentences.has(sentence)) continue
    used.sentences.add(sentence)
    used.templates.set(template, countUses(template) + 1)
    return sentence
  }
  throw new Error(`No unused sentence about ${theme} is left for ${subject.profile.name}`)
}

function fillSlots(
  { profile, town, country, staff: [person, colleague], near }: Subject,
  { words }: Descriptions,
  random: Random,
): Record<DescriptionSlot, string> {
  const [day = '', day2 = ''] = random.sample(WORKING_DAYS, 2)
  return {
    near,
    day,
    day2,
    town: town.name,
    person: random.boolean(0.6) ? person.firstName : formatFullName(person),
    colleague: colleague.firstName,
    shortName: profile.name.split(' ').slice(0, 2).join(' '),
    product: profile.products[0],
    time: random.pick(words.times),
    few: random.pick(words.few),
    crew: random.pick(words.crew),
    colour: random.pick(words.colours),
    month: random.pick(words.months),
    year: String(random.integer(1978, 2024)),
    language: country.languages[0],
    language2: country.languages[1],
    amount: random.pick(country.amounts),
    carrier: random.pick(country.carriers),
  }
}
