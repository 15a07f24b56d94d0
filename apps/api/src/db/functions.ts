import type { Expression, RawBuilder } from 'kysely'
import { selectByEngine, type Argument } from './engine/functions.ts'
import type { Match } from './search/match.ts'

/** Whether a text contains another. */
export const containsText = (text: Argument, part: Argument): RawBuilder<boolean> =>
  selectByEngine((engine) => engine.contains(text, part))

/** A text with A to Z in lower case, to sort by. */
export const lowerCased = (text: Expression<string>): RawBuilder<string> =>
  selectByEngine((engine) => engine.lowerCased(text))

/** A column without its own index, where the planner would choose that index and read more. */
export const withoutIndex = <Value>(column: Expression<Value>): RawBuilder<Value> =>
  selectByEngine((engine) => engine.withoutIndex(column))

/** The greatest of several numbers, none of them null. */
export const getGreatest = (...numbers: readonly Argument[]): RawBuilder<number> =>
  selectByEngine((engine) => engine.getGreatest(...numbers))

/** The smallest of several numbers, none of them null. */
export const getLeast = (...numbers: readonly Argument[]): RawBuilder<number> =>
  selectByEngine((engine) => engine.getLeast(...numbers))

/** The calendar month or day of an instant in seconds, as in `2026-11` and `2026-11-25`. */
export const getPeriod = (seconds: Argument, period: 'month' | 'day'): RawBuilder<string> =>
  selectByEngine((engine) => engine.getPeriod(seconds, period))

/** The bytes of hexadecimal digits. */
export const parseHex = (hex: Expression<string>): RawBuilder<Buffer> =>
  selectByEngine((engine) => engine.parseHex(hex))

/** Whether a full-text index finds a row by its id. */
export const isMatch = (index: string, id: Expression<number>, match: Match): RawBuilder<boolean> =>
  selectByEngine((engine) => engine.isMatch(index, id, engine.matchText(match)))

/** Like `isMatch`, for a match that the store's `matchText` has formatted. */
export const isMatchText = (index: string, id: Expression<number>, text: Argument): RawBuilder<boolean> =>
  selectByEngine((engine) => engine.isMatch(index, id, text))

/** Whether a column is one of the few values of a select: each is looked up in the column's index. */
export const isOneOfFew = (column: Expression<unknown>, values: Expression<unknown>): RawBuilder<boolean> =>
  selectByEngine((engine) => engine.isOneOfFew(column, values))
