import type { CountryCode } from '@portal/domain/place'
import { Flag, Select, token, type SelectProps } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  position: relative;
  > :not(select) {
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

/* As large as the flag that it replaces. */
const Emblem = styled.span`
  width: 1.9em;
  height: 1.9em;
  color: ${token.color.lagoonDark};
`

interface FlagSelectProps extends SelectProps {
  country: CountryCode
  /** The emblem of the chosen province, where provinces are chosen. */
  emblem?: ReactNode
}

/**
 * A select of a country or of its provinces, which shows the emblem of the chosen province, else the flag: an option can
 * hold no picture.
 */
export const FlagSelect = ({ country, emblem, ...select }: FlagSelectProps) => (
  <Box>
    <Select {...select} />
    {emblem ? <Emblem>{emblem}</Emblem> : <Flag code={country} />}
  </Box>
)
