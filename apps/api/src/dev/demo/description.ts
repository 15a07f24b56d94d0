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
  readonly owner: Person
  readonly helper: Person
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

/**
 * The whole description: what was written by hand, then two or three remarks whose sentences are not in `said`,
 * which grows by them.
 */
export function describe(subject: Subject, chance: Chance, said: Set<string>): string {
  const themes = chance.pickSome(themesOf(subject.kind), chance.whole(2, 3))
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
  said: Set<string>,
): string {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const remark = filled(chance.pick(patterns), subject, chance)
    if (said.has(remark)) continue
    said.add(remark)
    return remark
  }
  throw new Error(`No unsaid remark is left for ${subject.trade.name}`)
}

function filled(pattern: string, subject: Subject, chance: Chance): string {
  const slots = slotsOf(subject, chance)
  const text = pattern.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function slotsOf({ trade, town, owner, helper, near }: Subject, chance: Chance): Record<string, string> {
  const [day = '', day2 = ''] = chance.pickSome(DAYS, 2)
  const { languages, sums, carriers } = CUSTOMS[town.country]
  return {
    near,
    day,
    day2,
    town: town.name,
    person: chance.happens(0.6) ? owner.firstName : fullName(owner),
    other: helper.firstName,
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
