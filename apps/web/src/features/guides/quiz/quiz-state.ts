import type { Guide } from '@portal/domain/contract'

export type Question = Guide['quiz'][number]

export interface QuizState {
  /** The question that is asked, from 0. */
  at: number
  /** The places of the options that were chosen, question by question. */
  answers: readonly number[]
}

export const QUIZ_START: QuizState = { at: 0, answers: [] }

export type QuizAction = { type: 'answer'; option: number } | { type: 'next' } | { type: 'again' }

/** A question is answered once; what comes next is asked for. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'again') return QUIZ_START
  if (action.type === 'next') return { ...state, at: Math.min(state.at + 1, state.answers.length) }
  if (state.answers.length > state.at) return state
  return { ...state, answers: [...state.answers, action.option] }
}

/** Whether the last question is answered. */
export const isComplete = ({ answers }: QuizState, questions: readonly Question[]): boolean =>
  answers.length === questions.length

/** How many were answered right. */
export const scoreOf = ({ answers }: QuizState, questions: readonly Question[]): number =>
  questions.filter(({ answer }, place) => answers[place] === answer).length
