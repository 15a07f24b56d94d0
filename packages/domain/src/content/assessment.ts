import { ASSESSMENT_ANSWERS, ASSESSMENT_STATEMENTS, SKILLS, type SkillSlug } from '@portal/reference-data'

/** The score of a skill: `points` of `maxPoints`. */
export interface SkillScore {
  readonly skill: Exclude<SkillSlug, 'assessment'>
  readonly points: number
  readonly maxPoints: number
}

const MAX_POINTS = Math.max(...ASSESSMENT_ANSWERS.map(({ points }) => points))

const getPoints = (answer: string | undefined): number =>
  ASSESSMENT_ANSWERS.find(({ value }) => value === answer)?.points ?? 0

/**
 * Scores the skills, the weakest first; equal ones stay in the order of the menu. `answers` has the answer to each
 * statement, in their order. Null while an answer is missing.
 */
export function assessSkills(answers: readonly (string | undefined)[]): readonly SkillScore[] | null {
  if (ASSESSMENT_STATEMENTS.some((_, place) => answers[place] === undefined)) return null
  const scores = SKILLS.flatMap(({ slug }) => {
    if (slug === 'assessment') return []
    const ownAnswers = ASSESSMENT_STATEMENTS.flatMap(({ skill }, place) =>
      skill === slug ? [answers[place]] : [],
    )
    const points = ownAnswers.reduce((sum, answer) => sum + getPoints(answer), 0)
    return [{ skill: slug, points, maxPoints: ownAnswers.length * MAX_POINTS }]
  })
  return scores.toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)
}
