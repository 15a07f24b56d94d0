import { ASSESSMENT_ANSWERS, ASSESSMENT_STATEMENTS, SKILLS, type SkillSlug } from '@portal/reference-data'

/** How a skill came out: `points` of `most`. */
export interface SkillScore {
  readonly skill: Exclude<SkillSlug, 'assessment'>
  readonly points: number
  readonly most: number
}

const MOST_POINTS = Math.max(...ASSESSMENT_ANSWERS.map(({ points }) => points))

const pointsOf = (answer: string | undefined): number =>
  ASSESSMENT_ANSWERS.find(({ value }) => value === answer)?.points ?? 0

/**
 * The skills by how much there is to gain, the weakest first; equal ones stay in the order of the menu. `answers` holds
 * the value of the answer to each statement, in their order; null while one is missing.
 */
export function assessSkills(answers: readonly (string | undefined)[]): readonly SkillScore[] | null {
  if (ASSESSMENT_STATEMENTS.some((_, place) => answers[place] === undefined)) return null
  const scores = SKILLS.flatMap(({ slug }) => {
    if (slug === 'assessment') return []
    const own = ASSESSMENT_STATEMENTS.flatMap(({ skill }, place) => (skill === slug ? [answers[place]] : []))
    const points = own.reduce((sum, answer) => sum + pointsOf(answer), 0)
    return [{ skill: slug, points, most: own.length * MOST_POINTS }]
  })
  return scores.toSorted((a, b) => a.points / a.most - b.points / b.most)
}
