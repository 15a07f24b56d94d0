import { describeResults } from './describe-results.ts'
import type { ResultFacts } from './result-groups.ts'

/** How the matches of a list differ from its search. */
export const ResultsSummary = (facts: ResultFacts) => describeResults(facts)
