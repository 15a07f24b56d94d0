import { PLANS } from '@portal/domain/plan'

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** How many plans there are, in a word: `Four`. */
export const PLAN_COUNT = NUMBERS[PLANS.length] ?? String(PLANS.length)
