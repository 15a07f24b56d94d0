import type { SkillSlug } from './skills.ts'

/** A statement to agree or disagree with, and the skill that it assesses. */
export interface AssessmentStatement {
  readonly skill: Exclude<SkillSlug, 'assessment'>
  readonly text: string
}

/** The statements of the skills assessment, two for each skill, mixed so that no skill comes twice in a row. */
export const ASSESSMENT_STATEMENTS = [
  { skill: 'business', text: 'I know what each thing I sell costs me, my own hours included.' },
  { skill: 'professional', text: 'I write down every sale and every payment on the day it happens.' },
  { skill: 'digital-literacy', text: 'Customers who look for my trade online find my phone number.' },
  { skill: 'technical', text: 'When a tool or an engine fails, one of us can usually mend it.' },
  { skill: 'leadership', text: 'The people I work with know what is theirs to decide.' },
  { skill: 'certifications', text: 'I have the papers that my largest customers ask for.' },
  { skill: 'mentorship', text: 'I know somebody with more years in my trade to ask.' },
  { skill: 'digital-literacy', text: 'My photos, orders and accounts would survive a lost phone.' },
  { skill: 'professional', text: 'I can send a quote and an invoice that a company accepts.' },
  { skill: 'business', text: 'I know which month is my weakest, and what I do about it.' },
  { skill: 'leadership', text: 'Work goes on when I am away for two weeks.' },
  { skill: 'technical', text: 'We do our work safely, and everybody was shown how.' },
  { skill: 'mentorship', text: 'I have visited a business like mine and seen how they do it.' },
  { skill: 'certifications', text: 'I know which certificate would open the next market to me.' },
] as const satisfies readonly AssessmentStatement[]

/** The possible answers and their points. */
export const ASSESSMENT_ANSWERS = [
  { value: 'yes', label: 'Yes', points: 2 },
  { value: 'partly', label: 'Partly', points: 1 },
  { value: 'no', label: 'Not yet', points: 0 },
] as const
