import type { GuideResult } from '@portal/domain/contract'
import { COUNTRIES, type CountryCode } from '@portal/domain/place'
import { getRoot, type ParsedQuery } from '@portal/domain/search'
import { isQuestion } from '../is-question.ts'
import { createExcerpt } from './answer-excerpt.ts'
import type { AnswerIndex, AnswerText, IndexedAnswer } from './answer-text.ts'
import { listTerms } from './terms.ts'

/** A search text, and how businesses match it. */
export interface Question {
  readonly text: string
  readonly parsed: ParsedQuery
  /** Whether it names something that businesses do or sell. */
  readonly namesTrade: boolean
  /** Whether businesses match all of it. */
  readonly isOffered: boolean
}

/** The most answers to one question; more would hide the results below. */
const MAX_ANSWERS = 3
/** The share of the best score that further answers must reach: parts of help pages with all of the question; after a page of that title. */
const MIN_SHARE = { default: 0.75, complete: 0.4, exact: 0.9 } as const

/** Weights of a term in the title, in the kind and in the text. */
const WEIGHTS = { title: 1, kind: 0.8, text: 0.5 } as const
/** How much a title gains that has no other terms. */
const BREVITY = 0.2
/** How much a page gains that is written to answer questions. */
const HELP = 0.1
/** Smaller shares of a question are about something else. */
const MIN_COVERAGE = 0.7
const MIN_SCORE = 0.5

/** What all of the site is about. */
const BUSINESS = getRoot('business')

/** Something that a question is about: a term, or a place with its country. */
interface Subject {
  readonly terms: readonly string[]
  readonly country?: CountryCode
}

interface RankedAnswer {
  readonly answer: IndexedAnswer
  readonly score: number
  /** Whether it has all of the question. */
  readonly isComplete: boolean
  /** Whether its whole title was typed. */
  readonly isExact: boolean
}

/** The pages of the site, and parts of them, that answer a question, best first. */
export function findAnswers({ answers, getIdf }: AnswerIndex, question: Question): GuideResult[] {
  const comparison = findComparison(question.parsed)
  if (comparison) return [comparison]
  const subjects = listSubjects(question.parsed)
  const terms = [...new Set(subjects.flatMap((subject) => subject.terms))]
  if (terms.every((term) => term === BUSINESS)) return []
  const ranked = answers
    .flatMap((answer) => rankAnswer(answer, { question, subjects, terms, getIdf }) ?? [])
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score)
  const [best] = ranked
  if (!best) return []
  const minScore = ({ answer, isComplete }: RankedAnswer) =>
    best.score * MIN_SHARE[best.isExact ? 'exact' : answer.isHelp && isComplete ? 'complete' : 'default']
  return keepOnePerPage(ranked.filter((one) => one.isExact || one.score >= minScore(one)))
    .slice(0, MAX_ANSWERS)
    .map(({ answer: { title, path, kind, text, countries } }) => ({
      title,
      path,
      kind,
      ...(countries && { countries: [...countries] }),
      excerpt: createExcerpt(text, { terms, isTitled: isInTitle(title, terms), getIdf }),
    }))
}

/** The words of a text without its places, then its places. */
function listSubjects({ words, places }: ParsedQuery): Subject[] {
  const isInPlace = (at: number) => places.some(({ from, to }) => at >= from && at < to)
  const text = words.flatMap(({ typed }, at) => (isInPlace(at) ? [] : typed)).join(' ')
  return [
    ...listTerms(text).map((term): Subject => ({ terms: [term] })),
    ...places.map(({ place, typed }): Subject => ({ terms: listTerms(typed), country: place.country })),
  ]
}

interface RankOptions extends Pick<AnswerIndex, 'getIdf'> {
  readonly question: Question
  readonly subjects: readonly Subject[]
  readonly terms: readonly string[]
}

function rankAnswer(
  answer: IndexedAnswer,
  { question, subjects, terms, getIdf }: RankOptions,
): RankedAnswer | undefined {
  if (answer.needsCountry && !subjects.some(({ country }) => country === answer.country)) return undefined
  if (answer.countries && (subjects.some(({ country }) => country !== undefined) || isTrade(question)))
    return undefined
  const isExact = !answer.path.includes('#') && answer.titles.some((title) => isSame(title, terms))
  if (answer.needsTitle && !(isExact && isMeant(answer, question))) return undefined
  if (isExact) return { answer, score: 1 + BREVITY + HELP, isComplete: true, isExact }
  const found = subjects.map((subject) => ({
    weight: getWeight(answer, subject),
    idf: getSum(subject, getIdf),
  }))
  const total = found.reduce((sum, { idf }) => sum + idf, 0)
  const match = found.reduce((sum, { weight, idf }) => sum + weight * idf, 0) / total
  const coverage = found.reduce((sum, { weight, idf }) => sum + (weight > 0 ? idf : 0), 0) / total
  const isTitled = found.every(({ weight }) => weight >= WEIGHTS.kind)
  const hasTitle = found.some(({ weight }) => weight >= WEIGHTS.kind)
  if (!isAnswer(question, answer, { match, coverage, isTitled, hasTitle })) return undefined
  const brevity = terms.filter((term) => answer.titleTerms.has(term)).length / (answer.titles[0]?.length || 1)
  return {
    answer,
    score: match + BREVITY * Math.min(1, brevity) + (answer.isHelp ? HELP : 0),
    isComplete: coverage === 1,
    isExact,
  }
}

/** Whether it is about something that businesses offer, and asks nothing. */
const isTrade = ({ text, namesTrade, isOffered }: Question): boolean =>
  namesTrade && isOffered && !isQuestion(text)

/** Whether a menu's word is meant, which may also be a trade or a subject: “Logistics”. */
const isMeant = ({ names = [] }: AnswerText, { text, namesTrade, isOffered }: Question): boolean =>
  names.length > 0 || !((namesTrade && isOffered) || isQuestion(text))

interface Coverage {
  readonly match: number
  readonly coverage: number
  /** Whether title, kind and country cover all of it. */
  readonly isTitled: boolean
  readonly hasTitle: boolean
}

/** Whether it answers well enough to come before the businesses: the better they match, the more it must be about the text. */
function isAnswer(
  { text, namesTrade, isOffered }: Question,
  { path, needsCountry = false, isHelp = false }: IndexedAnswer,
  { match, coverage, isTitled, hasTitle }: Coverage,
): boolean {
  const asks = isQuestion(text)
  if (isOffered) return isTitled && (asks || needsCountry)
  if (asks) return (hasTitle || coverage === 1) && coverage >= MIN_COVERAGE && match >= MIN_SCORE
  // A part of a resource answers a question; a word alone asks for the whole.
  if (path.includes('#') && !isHelp) return false
  return namesTrade ? isTitled : coverage === 1 && match >= MIN_SCORE
}

function getWeight({ country, titleTerms, kindTerms, textTerms }: IndexedAnswer, subject: Subject): number {
  if (subject.country !== undefined && subject.country === country) return WEIGHTS.title
  const weights = subject.terms.map((term) => {
    if (titleTerms.has(term)) return WEIGHTS.title
    if (kindTerms.has(term)) return WEIGHTS.kind
    return textTerms.has(term) ? WEIGHTS.text : 0
  })
  return weights.length === 0 ? 0 : Math.min(...weights)
}

const getSum = ({ terms }: Subject, getIdf: AnswerIndex['getIdf']): number =>
  terms.reduce((sum, term) => Math.max(sum, getIdf(term)), 0)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.every((term) => other.includes(term)) && other.every((term) => one.includes(term))

const isInTitle = (title: string, terms: readonly string[]): boolean => {
  const own = listTerms(title)
  return terms.every((term) => own.includes(term))
}

/** The best part of each page. */
function keepOnePerPage(ranked: readonly RankedAnswer[]): RankedAnswer[] {
  const pages = new Set<string>()
  return ranked.filter(({ answer: { path } }) => {
    const [page = ''] = path.split('#')
    return !pages.has(page) && pages.add(page)
  })
}

// cspell:ignore versus
const COMPARING = new Set(
  'compare comparison compared comparing versus vs difference differences better country countries'.split(
    ' ',
  ),
)
/** The page that compares countries takes so many. */
const MAX_COMPARED = 3

/** The page that compares the countries of a text that names nothing else. */
function findComparison({ concepts, places }: ParsedQuery): GuideResult | undefined {
  const codes = new Set(places.map(({ place }) => place.country))
  const isAsked =
    codes.size > 1 &&
    codes.size <= MAX_COMPARED &&
    places.every(({ place }) => place.kind === 'country') &&
    concepts.every(({ words }) => words.every((word) => COMPARING.has(word)))
  if (!isAsked) return undefined
  const countries = COUNTRIES.filter(({ code }) => codes.has(code))
  return {
    title: `Compare ${countries.map(({ name }) => name).join(' and ')}`,
    path: `/countries/compare?countries=${countries.map(({ code }) => code).join(',')}`,
    kind: 'Countries',
    excerpt:
      'Population, economy, growth and ease of doing business side by side, each figure with its source and year.',
  }
}
