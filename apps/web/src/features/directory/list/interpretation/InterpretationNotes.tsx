import type { Understood } from '@portal/domain/contract'
import { below, TextLink, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import type { ListAddress } from '../list-address.ts'
import { updateQuery, type ListingQuery } from '../listing-query.ts'
import { describeCorrection, describeMatches, describeResults } from './describe-results.ts'
import type { ResultFacts } from './result-groups.ts'

/** How the matches of a list differ from its search. */
export const ResultsSummary = (facts: ResultFacts) => describeResults(facts)

/** The margin comes after it, so that it aligns at the start of a new line. On phones it follows the chips closely. */
const Note = styled.span`
  ${below.tablet} {
    display: inline-block;
    padding-block-start: ${token.space[4]};
  }
  margin-inline-end: ${token.space[8]};
  font-size: ${token.size[14]};
`

export interface InterpretationNotesProps {
  /** Undefined until the list has loaded. */
  understood: Understood | undefined
  didYouMean: string | undefined
  /** Whether the list says itself where its parts are; then that is only announced. */
  hasGroups?: boolean
  /** How many businesses were found. */
  total: number
  address: Pick<ListAddress, 'toHref'>
  query: ListingQuery
}

/** How the search interpreted the text, beside the count. */
export function InterpretationNotes({
  understood,
  didYouMean,
  hasGroups = false,
  total,
  address,
  query,
}: InterpretationNotesProps) {
  const matches = understood ? describeMatches(understood, total) : null
  const correction = understood ? describeCorrection(understood) : null
  return (
    <>
      {matches !== null &&
        (hasGroups ? <VisuallyHidden>{matches}. </VisuallyHidden> : <Note>{matches}</Note>)}
      {correction !== null && <Note>{correction}</Note>}
      {didYouMean !== undefined && !understood?.corrected.length && (
        <Note>
          Did you mean{' '}
          <TextLink href={address.toHref(updateQuery(query, { search: didYouMean }))}>{didYouMean}</TextLink>?
        </Note>
      )}
    </>
  )
}
