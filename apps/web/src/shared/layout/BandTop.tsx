import { token } from '@portal/ui'
import { styled } from 'styled-components'

/** The first row of a band: the way back, and at its end what is done with the whole page, such as sharing it. */
export const BandTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: ${token.target.min};
  > :last-child:not(:first-child) {
    flex: none;
  }
`
