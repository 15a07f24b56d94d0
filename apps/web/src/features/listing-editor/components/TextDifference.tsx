import { token } from '@portal/ui'
import { diffWordsWithSpace } from 'diff'
import { styled } from 'styled-components'

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ins {
    background: ${token.color.lagoonTint};
    text-decoration: underline;
  }
  del {
    color: ${token.role.textSoft};
    text-decoration: line-through;
  }
`

/** The new text, with added and removed words marked. */
export const TextDifference = ({ before, after }: { before: string; after: string }) => (
  <Text>
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, position) => {
      const key = `${position}`
      if (added) return <ins key={key}>{value}</ins>
      return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
    })}
  </Text>
)
