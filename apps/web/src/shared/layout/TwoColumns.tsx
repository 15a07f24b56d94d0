import { from, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Two of a kind side by side where there is room, filling the page's width. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
