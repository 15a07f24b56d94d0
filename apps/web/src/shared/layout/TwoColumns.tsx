import { from, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Two equal columns where there is room. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
