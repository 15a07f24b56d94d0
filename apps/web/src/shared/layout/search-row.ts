import { PROVINCES } from '@portal/domain/place'
import { from, token } from '@portal/ui'
import { styled } from 'styled-components'

/** A search form's row: text, two selects and a button; stacked on a phone, one row from a tablet up. */
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

/** Options for all provinces. */
export const PROVINCE_OPTIONS = [
  { value: '', label: 'All Provinces' },
  ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
]
