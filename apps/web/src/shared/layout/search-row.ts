import { PROVINCES } from '@portal/domain/place'
import { from, token } from '@portal/ui'
import { styled } from 'styled-components'

/** A text, two choices and the button of a search: below one another on a phone, in one row from a tablet up. */
export const SearchRow = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[12]};
  @media (max-width: 24.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    > :is(:first-child, :last-child) {
      grid-column: auto;
    }
  }
`

/** Every province, and none in particular. */
export const PROVINCE_OPTIONS = [
  { value: '', label: 'All Provinces' },
  ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
]
