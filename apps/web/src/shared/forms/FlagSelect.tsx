import type { CountryCode } from '@portal/domain/place'
import { Flag, Select, token, type SelectProps } from '@portal/ui'
import { styled } from 'styled-components'

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 50%;
    left: 0.875rem;
    pointer-events: none;
    transform: translateY(-50%);
  }
  > select {
    padding-left: calc(0.875rem + 1.9em + ${token.space[8]});
  }
`

interface FlagSelectProps extends SelectProps {
  country: CountryCode
}

/** A select of a country or of its provinces, which shows the flag: an option can hold no picture. */
export const FlagSelect = ({ country, ...select }: FlagSelectProps) => (
  <Box>
    <Select {...select} />
    <Flag code={country} />
  </Box>
)
