import type { Chance } from './chance.ts'
import { fullName, type Person } from './people.ts'
import { REMARKS } from './remarks.ts'
import { CUSTOMS } from './surroundings.ts'
import type { Town } from './towns.ts'
import type { Trade, TradeKind } from './trade.ts'

export interface Subject {
  readonly trade: Trade
  readonly kind: TradeKind
  readonly town: Town
  /** Two who work there, neither of them named as the owner is: whose it is nobody made public. */
  readonly staff: readonly [Person, Person]
  /** Where it stands, as in "behind the market". */
  readonly near: string
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TIMES = ['five', 'half past five', 'six', 'half past six', 'seven', 'half past seven', 'eight']
const FEW = ['two', 'three', 'four', 'five', 'six']
const CREWS = ['six', 'seven', 'eight', 'nine', 'eleven', 'twelve', 'fourteen', 'eighteen', 'twenty-two']
const COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'white', 'turquoise', 'purple']
const MONTHS = ['April', 'May', 'July', 'August', 'September', 'October', 'December']

/** What goods may be ordered of; a haircut or a night's stay is not put on a boat. */
const PACKED: readonly TradeKind[] = ['shop', 'farm', 'fishery', 'workshop']

/** How often another wording is drawn when one is taken. */
const DRAWS = 200

/** What the descriptions so far have said: their sentences, and how often each pattern was used. */
export interface Said {
  readonly sentences: Set<string>
  readonly uses: Map<string, number>
}

/**
 * The whole description: what was written by hand, then one or two remarks in the patterns that were used least,
 * whose sentences nobody has `said`, which grows by them.
 */
export function describe(subject: Subject, chance: Chance, said: Said): string {
  const themes = chance.pickSome(themesOf(subject.kind), chance.whole(1, 2))
  const remarks = themes.map((theme) => freshRemark(REMARKS[theme], subject, chance, said))
  return subject.trade.text + (chance.happens(0.5) ? '\n\n' : ' ') + remarks.join(' ')
}

const themesOf = (kind: TradeKind): (keyof typeof REMARKS)[] =>
  PACKED.includes(kind)
    ? ['finding', 'people', 'habits', kind, 'ordering']
    : ['finding', 'people', 'habits', kind]

function freshRemark(
  patterns: readonly string[],
  subject: Subject,
  chance: Chance,
  { sentences, uses }: Said,
): string {
  const usesOf = (pattern: string) => uses.get(pattern) ?? 0
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const least = Math.min(...patterns.map(usesOf)) + Math.floor(draw / 20)
    const pattern = chance.pick(patterns.filter((one) => usesOf(one) <= least))
    const remark = filled(pattern, subject, chance)
    if (sentences.has(remark)) continue
    sentences.add(remark)
    uses.set(pattern, usesOf(pattern) + 1)
    return remark
  }
  throw new Error(`No unsaid remark is left for ${subject.trade.name}`)
}

function filled(pattern: string, subject: Subject, chance: Chance): string {
  const slots = slotsOf(subject, chance)
  const text = pattern.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function slotsOf(
  { trade, town, staff: [person, other], near }: Subject,
  chance: Chance,
): Record<string, string> {
  const [day = '', day2 = ''] = chance.pickSome(DAYS, 2)
  const { languages, sums, carriers } = CUSTOMS[town.country]
  return {
    near,
    day,
    day2,
    town: town.name,
    person: chance.happens(0.6) ? person.firstName : fullName(person),
    other: other.firstName,
    short: trade.name.split(' ').slice(0, 2).join(' '),
    good: trade.goods[0],
    time: chance.pick(TIMES),
    few: chance.pick(FEW),
    crew: chance.pick(CREWS),
    colour: chance.pick(COLOURS),
    month: chance.pick(MONTHS),
    year: String(chance.whole(1978, 2024)),
    language: languages[0],
    language2: languages[1],
    sum: chance.pick(sums),
    carrier: chance.pick(carriers),
  }
}
