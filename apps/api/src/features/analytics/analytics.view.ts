import {
  ENGAGEMENT_KINDS,
  type AnswerTimes,
  type ListingHistory,
  type Revenue,
  type Searches,
  type Trials,
  type Visits,
} from '@portal/domain/contract'
import { PAID_PLANS } from '@portal/domain/plan'

/** Cells of a CSV file, its header first. */
export type Lines = readonly (readonly string[])[]

/** A line for each period, a column for each series. */
export const toHistoryLines = ({ periods, series }: ListingHistory): Lines => [
  ['period', ...series.map(({ key }) => key || 'none')],
  ...periods.map((period, i) => [period, ...series.map(({ counts }) => String(counts[i] ?? 0))]),
]

export const toAnswerTimeLines = ({ weeks }: AnswerTimes): Lines => [
  ['week', 'kind', 'decided', 'median hours', '90th percentile hours', 'within promise'],
  ...weeks.map(({ week, kind, decided, medianHours, p90Hours, withinPromise }) => [
    week,
    kind,
    ...[decided, medianHours, p90Hours, withinPromise].map(String),
  ]),
]

export const toVisitLines = ({ days }: Visits): Lines => [
  ['day', ...ENGAGEMENT_KINDS],
  ...days.map((counts) => [counts.day, ...ENGAGEMENT_KINDS.map((kind) => String(counts[kind]))]),
]

export const toSearchLines = ({ days }: Pick<Searches, 'days'>): Lines => [
  ['day', 'searches', 'without result'],
  ...days.map(({ day, searches, withoutResult }) => [day, String(searches), String(withoutResult)]),
]

export const toSearchTextLines = (texts: Searches['texts']): Lines => [
  ['text', 'searches', 'found', 'last day'],
  ...texts.map(({ text, count, isFound, lastDay }) => [text, String(count), isFound ? 'yes' : 'no', lastDay]),
]

export const toTrialLines = ({ months }: Pick<Trials, 'months'>): Lines => [
  ['month', 'started', 'paid plan', 'running', 'ended'],
  ...months.map(({ month, started, converted, running, ended }) => [
    month,
    ...[started, converted, running, ended].map(String),
  ]),
]

/** Amounts in US dollars. */
export const toRevenueLines = ({ months }: Pick<Revenue, 'months'>): Lines => [
  ['month', ...PAID_PLANS.map(({ name }) => name), 'add-ons', 'credit', 'refunds', 'total'],
  ...months.map((amounts) => [
    amounts.month,
    ...PAID_PLANS.map(({ code }) => String(amounts[code])),
    ...[amounts.addOns, amounts.credit, amounts.refunds, amounts.total].map(String),
  ]),
]
