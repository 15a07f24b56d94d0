import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { Flag, Select, token, type SelectProps } from '@portal/ui'
import { styled } from 'styled-components'
import { ProvinceEmblem } from '../media/ProvinceEmblem.tsx'

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
  /** The chosen province, where provinces are chosen. */
  province?: ProvinceCode | null | undefined
}

/**
 * A select of a country or of its provinces, which shows the emblem of the chosen province, else the flag: an option can
 * hold no picture.
 */
export const FlagSelect = ({ country, province, ...select }: FlagSelectProps) => (
  <Box>
    <Select {...select} />
    {province ? (
      <Emblem>
        <ProvinceEmblem province={province} />
      </Emblem>
    ) : (
      <Flag code={country} />
    )}
  </Box>
)
