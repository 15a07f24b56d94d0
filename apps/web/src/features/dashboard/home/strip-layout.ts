import { token } from '@portal/ui'
import { styled } from 'styled-components'

/** The title of a column of the strip, and a link to the full page. */
export const StripHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: ${token.target.min};
  > h2 {
    font-size: ${token.size[18]};
  }
`

/** Chips of equal height side by side; they scroll horizontally where they don't fit. */
export const ChipRow = styled.ul`
  display: flex;
  gap: ${token.space[12]};
  margin: -3px;
  overflow-x: auto;
  &[role='list'] {
    padding: 3px;
  }
  > li {
    flex: 0 0 min(17rem, 80vw);
    min-width: 0;
    height: 4.75rem;
  }
`

/** A message and its action. */
export const MessageRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
`

/** A column of the strip, no wider than its share. */
export const StripColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
`
