import { TextLink, token } from '@portal/ui'
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
  /** How many businesses were found. */
  total: number
  /** The list's address with another search text. */
  hrefForText: (text: string) => string
}

/** How the search interpreted the text, beside the count; announced on change. */
export function InterpretationNotes({ interpretation = {}, total, hrefForText }: InterpretationNotesProps) {
  const { understood, didYouMean } = interpretation
  const notes = understood ? [describeMatches(understood, total), describeCorrection(understood)] : []
  return (
    <span role="status">
      {notes.map((note) => note !== null && <Note key={note}>{note}</Note>)}
      {didYouMean !== undefined && !understood?.corrected.length && (
        <Note>
          Did you mean <TextLink href={hrefForText(didYouMean)}>{didYouMean}</TextLink>?
        </Note>
      )}
    </span>
  )
}
