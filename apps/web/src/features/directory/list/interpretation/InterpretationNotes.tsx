import { TextLink, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import type { QueryInterpretation } from '../list-source.ts'
import { describeCorrection, describeMatches } from './describe-results.ts'

/** The margin comes after it, so that it aligns at the start of a new line. */
const Note = styled.span`
  margin-inline-end: ${token.space[8]};
  font-size: ${token.size[14]};
`

interface InterpretationNotesProps {
  /** Undefined until the list has loaded. */
  interpretation: QueryInterpretation | undefined
  /** Whether the list says itself where its parts are; then that is only announced. */
  hasGroups?: boolean
  /** How many businesses were found. */
  total: number
  /** The list's address with another search text. */
  hrefForText: (text: string) => string
}

/** How the search interpreted the text, beside the count; announced on change. */
export function InterpretationNotes({
  interpretation = {},
  hasGroups = false,
  total,
  hrefForText,
}: InterpretationNotesProps) {
  const { understood, didYouMean } = interpretation
  const matches = understood ? describeMatches(understood, total) : null
  const correction = understood ? describeCorrection(understood) : null
  return (
    <span role="status">
      {matches !== null &&
        (hasGroups ? <VisuallyHidden>{matches}. </VisuallyHidden> : <Note>{matches}</Note>)}
      {correction !== null && <Note>{correction}</Note>}
      {didYouMean !== undefined && !understood?.corrected.length && (
        <Note>
          Did you mean <TextLink href={hrefForText(didYouMean)}>{didYouMean}</TextLink>?
        </Note>
      )}
    </span>
  )
}
