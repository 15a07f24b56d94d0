import { token } from '@portal/ui'
import { styled } from 'styled-components'

/** The title of a part of the strip, and where all of it is. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: ${token.target.min};
  > h2 {
    font-size: ${token.size[18]};
  }
`

/** Chips beside each other, all as high, that scroll sideways where there is no room. */
export const Row = styled.ul`
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

/** A sentence and what to do about it. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
`

/** A part of the strip, no wider than its share of it. */
export const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
`
