import { ASSESSMENT_STATEMENTS, SKILLS } from '@portal/reference-data'
import { describe, expect, test } from 'vitest'
import { parseCategory } from '../business/index.ts'
import { assessSkills } from './index.ts'

const answerAll = (answer: (skill: string) => string) =>
  ASSESSMENT_STATEMENTS.map(({ skill }) => answer(skill))

describe('the skills assessment', () => {
  test('has two statements for each skill', () => {
    const counts = SKILLS.map(
      ({ slug }) => ASSESSMENT_STATEMENTS.filter(({ skill }) => skill === slug).length,
    )
    expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2, 0])
  })

  test('puts the weakest skill first', () => {
    const scores = assessSkills(answerAll((skill) => (skill === 'leadership' ? 'no' : 'yes')))
    expect(scores?.[0]).toEqual({ skill: 'leadership', points: 0, maxPoints: 4 })
    expect(scores?.[1]).toEqual({ skill: 'professional', points: 4, maxPoints: 4 })
    expect(scores).toHaveLength(7)
  })

  test('keeps equal skills in the order of the menu', () => {
    const scores = assessSkills(answerAll(() => 'partly'))
    expect(scores?.map(({ skill }) => skill)).toEqual(SKILLS.slice(0, 7).map(({ slug }) => slug))
  })

  test('is null while an answer is missing', () => {
    expect(assessSkills(answerAll(() => 'yes').slice(1))).toBeNull()
  })
})

describe('the pages of the skills portal', () => {
  test.each(SKILLS)('$slug shows businesses of a category that exists', ({ category }) => {
    expect(parseCategory(category)?.slug).toBe(category)
  })
})
