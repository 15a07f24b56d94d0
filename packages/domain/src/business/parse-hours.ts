// cspell:ignore lundi vendredi
import type { Hours } from '../contract/hours.ts'
import { isOutOfOrder } from '../contract/opening-order.ts'
import { parseOpening, type Opening } from './parse-opening.ts'
import { readHoursTokens, type HoursToken } from './hours-tokens.ts'
import { WEEKDAYS } from './weekdays.ts'

type Day = keyof Hours
const DAYS: readonly Day[] = [...WEEKDAYS, 'holidays']

/** Opening times that were found in a text. */
export interface ParsedHours {
  /** Null where no rule could be parsed. */
  readonly hours: Hours | null
  /** The rules that could not be parsed, as text: `week 1-20 Mo 08:00-17:00`. */
  readonly unparsed: readonly string[]
}

/** The most openings of a day, as in `Hours`. */
const MAX_OPENINGS = 4

/**
 * Parses opening times as people write them, in English or French (`Mon-Fri 8am-5pm, Sat closed`, `lundi à vendredi
 * 8h-12h 13h30-17h`, `24/7`), and as OpenStreetMap's `opening_hours` (`Mo-Fr 08:00-12:00,13:00-17:00; PH off`). Uncertain
 * rules are left out and returned as text in `unparsed`.
 */
export function parseHours(text: string): ParsedHours {
  const found = new Map<Day, Opening[]>()
  const unparsed: string[] = []
  for (const { text: rule, replaces } of splitRules(text)) {
    const parts = parseRule(rule)
    if (parts === null || !applyParts(found, parts, replaces)) unparsed.push(rule)
  }
  const hours: { [Key in Day]?: [string, string][] } = {}
  for (const day of DAYS) {
    const all = found.get(day)
    if (all === undefined) continue
    const openings = sortOpenings(all)
    const problem = findProblem(openings)
    if (problem === null) hours[day] = openings
    else unparsed.push(`${day} ${openings.map((opening) => opening.join('-')).join(' ')}: ${problem}`)
  }
  return { hours: Object.keys(hours).length > 0 ? hours : null, unparsed }
}

function findProblem(openings: readonly Opening[]): string | null {
  if (openings.length > MAX_OPENINGS) return `a day has at most ${MAX_OPENINGS} openings`
  return isOutOfOrder(openings) ? 'the times overlap or take no time' : null
}

interface Rule {
  readonly text: string
  /** Whether it replaces earlier rules for its days, as after a semicolon in OpenStreetMap. */
  readonly replaces: boolean
}

function splitRules(text: string): Rule[] {
  return text.split(/\r?\n/).flatMap((line) =>
    line
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part, position) => ({ text: part, replaces: position > 0 })),
  )
}

/** Days with their openings, from which `pause` is cut. Without days it applies to the days of all earlier rules. */
interface Part {
  readonly days: readonly Day[]
  readonly openings: readonly Opening[]
  readonly pause: readonly Opening[]
}

/** Parses the parts of a rule; null where a word is unknown or the meaning uncertain. */
function parseRule(text: string): Part[] | null {
  const tokens = readHoursTokens(text)
  if (tokens === null) return null
  return new RuleParser(tokens).parse()
}

class RuleParser {
  readonly #tokens: readonly HoursToken[]
  #at = 0

  constructor(tokens: readonly HoursToken[]) {
    this.#tokens = tokens
  }

  parse(): Part[] | null {
    const timesFirst = this.#kind() === 'time' || this.#kind() === 'always'
    const parts: Part[] = []
    while (this.#at < this.#tokens.length) {
      const part = timesFirst ? this.#parseTimesFirst() : this.#parseDaysFirst()
      if (part === null) return null
      parts.push(part)
      this.#skip('comma')
    }
    return parts.length > 0 ? parts : null
  }

  #parseDaysFirst(): Part | null {
    const isClosedFirst = this.#kind() === 'closed' && this.#kind(1) === 'days'
    if (isClosedFirst) this.#at += 1
    const days = this.#readDays()
    if (days === null) return null
    if (isClosedFirst) return { days, openings: [], pause: [] }
    this.#skip('colon')
    this.#skip('comma')
    const value = this.#readValue()
    const isPauseAlone = value?.openings.length === 0 && value.pause.length > 0
    return value && (days.length > 0 || isPauseAlone) ? { days, ...value } : null
  }

  #parseTimesFirst(): Part | null {
    const value = this.#readValue()
    this.#skip('comma')
    const days = this.#readDays()
    if (value === null || days === null) return null
    // `24/7` applies to every day by itself; a time alone does not.
    if (days.length > 0) return { days, ...value }
    return value.isAlways && this.#at === this.#tokens.length ? { ...value, days: WEEKDAYS } : null
  }

  /** Lists and ranges of days: `Mon, Wed & Fri-Sun`. */
  #readDays(): Day[] | null {
    const days: Day[] = []
    for (;;) {
      const token = this.#tokens[this.#at]
      if (token?.kind !== 'days') return days
      this.#at += 1
      const next = this.#tokens[this.#at + 1]
      if (this.#kind() === 'dash' && next?.kind === 'days') {
        const range = toRange(token.days, next.days)
        if (range === null) return null
        days.push(...range)
        this.#at += 2
      } else days.push(...token.days)
      if (this.#kind() === 'comma' && this.#kind(1) === 'days') this.#at += 1
    }
  }

  #readValue(): (Omit<Part, 'days'> & { isAlways: boolean }) | null {
    const openings: Opening[] = []
    const pause: Opening[] = []
    let isClosed = false
    let isAlways = false
    let isPause = false
    for (;;) {
      const token = this.#tokens[this.#at]
      if (token?.kind === 'closed') {
        if (openings.length > 0 && this.#kind(1) === 'days') break
        // `8:00-17:00 (closed 12:00-13:00)` is a break.
        if (openings.length > 0 || this.#kind(1) === 'time') isPause = true
        else isClosed = true
        this.#at += 1
      } else if (token?.kind === 'pause') {
        isPause = true
        this.#at += 1
      } else if (token?.kind === 'always') {
        openings.push(['00:00', '24:00'])
        isAlways = true
        this.#at += 1
      } else if (token?.kind === 'time') {
        const [dash, to] = this.#tokens.slice(this.#at + 1)
        if (dash?.kind !== 'dash' || to?.kind !== 'time') return null
        const opening = parseOpening(token.time, to.time, { before: openings.at(-1), isPause })
        if (opening === null) return null
        ;(isPause ? pause : openings).push(opening)
        this.#at += 3
      } else break
      const next = this.#kind(1)
      if (this.#kind() === 'comma' && (next === 'time' || next === 'pause')) this.#at += 1
    }
    if (isPause && pause.length === 0) return null
    return isClosed || openings.length > 0 || pause.length > 0 ? { openings, pause, isAlways } : null
  }

  #kind(ahead = 0): HoursToken['kind'] | undefined {
    return this.#tokens[this.#at + ahead]?.kind
  }

  #skip(kind: HoursToken['kind']): void {
    while (this.#kind() === kind) this.#at += 1
  }
}

/** The days from one to another, which may cross the end of the week: `Fri-Mon`. */
function toRange([from]: readonly Day[], [to]: readonly Day[]): Day[] | null {
  const [start, end] = [WEEKDAYS.findIndex((day) => day === from), WEEKDAYS.findIndex((day) => day === to)]
  if (start < 0 || end < 0) return null
  const length = ((end - start + 7) % 7) + 1
  return Array.from({ length }, (_, step) => WEEKDAYS[(start + step) % 7] ?? 'mon')
}

/** Applies the parts of a rule; returns false without changes where a break lies outside every opening. */
function applyParts(found: Map<Day, Opening[]>, parts: readonly Part[], replaces: boolean): boolean {
  const changed = new Map(found)
  const seen = new Set<Day>()
  for (const { days, openings, pause } of parts) {
    const isPauseAlone = openings.length === 0 && pause.length > 0
    const affected = days.length > 0 ? days : [...changed.keys()]
    let hasPause = pause.length === 0
    for (const day of affected) {
      const isClosed = openings.length === 0 && !isPauseAlone
      const keeps = !isClosed && (isPauseAlone || seen.has(day) || !replaces)
      const all = [...(keeps ? (changed.get(day) ?? []) : []), ...openings]
      const cut = cutPauses(all, pause)
      hasPause ||= cut !== null
      if (cut === null && days.length > 0) return false
      changed.set(day, cut ?? all)
      seen.add(day)
    }
    if (!hasPause) return false
  }
  for (const [day, openings] of changed) found.set(day, openings)
  return true
}

function cutPauses(openings: readonly Opening[], pauses: readonly Opening[]): Opening[] | null {
  let remaining = [...openings]
  for (const [from, to] of pauses) {
    const around = remaining.find(([start, end]) => start < from && to < end)
    if (!around) return null
    remaining = remaining.flatMap((opening): Opening[] =>
      opening === around
        ? [
            [opening[0], from],
            [to, opening[1]],
          ]
        : [opening],
    )
  }
  return remaining
}

/** Each opening once, the earliest first. */
const sortOpenings = (openings: readonly Opening[]): Opening[] =>
  openings
    .filter(([from, to], at) => openings.findIndex((other) => other[0] === from && other[1] === to) === at)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
