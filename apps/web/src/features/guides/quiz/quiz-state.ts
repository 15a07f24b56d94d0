import type { Guide } from '@portal/domain/contract'

export type Question = Guide['quiz'][number]

export interface QuizState {
  /** The index of the current question. */
  at: number
  /** The index of the chosen option, by question. */
  answers: readonly number[]
}

export const QUIZ_START: QuizState = { at: 0, answers: [] }

export type QuizAction = { type: 'answer'; option: number } | { type: 'next' } | { type: 'again' }

/** Keeps the first answer to each question; `next` goes no further than the first unanswered one. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'again') return QUIZ_START
  if (action.type === 'next') return { ...state, at: Math.min(state.at + 1, state.answers.length) }
  if (state.answers.length > state.at) return state
  return { ...state, answers: [...state.answers, action.option] }
}

/** Whether all questions are answered. */
export const isComplete = ({ answers }: QuizState, questions: readonly Question[]): boolean =>
  answers.length === questions.length

/** The number of right answers. */
export const getScore = ({ answers }: QuizState, questions: readonly Question[]): number =>
  questions.filter(({ answer }, place) => answers[place] === answer).length
