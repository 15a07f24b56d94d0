import { Text, token } from '@portal/ui'
import { styled } from 'styled-components'

/** What happened, the newest first; an internal note has `data-kind="note"`. */
export const HistoryList = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[16]};
  > li {
    display: grid;
    gap: ${token.space[4]};
    padding-left: ${token.space[16]};
    border-left: 3px solid ${token.role.line};
  }
  > [data-kind='note'] {
    border-left-color: ${token.color.sun};
  }
`

/** A written note with its line breaks. */
export const HistoryText = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
