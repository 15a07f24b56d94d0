import { from, token } from '@portal/ui'
import { styled } from 'styled-components'

/** The controls above a list: one under the other on a phone, the search field widest where there is room. */
export const FilterRow = styled.div`
  display: grid;
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: 2fr repeat(auto-fit, minmax(0, 1fr));
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: end;
  }
`
