import type { ProvinceCode } from '@portal/domain/place'
import { from, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ProvinceEmblem } from '#shared/media/ProvinceEmblem.tsx'

const Far = styled.div`
  display: none;
  ${from.desktop} {
    position: absolute;
    inset: -1rem 0 -2rem auto;
    z-index: -1;
    display: block;
    width: 22rem;
    color: ${token.color.lagoon};
    opacity: 0.35;
  }
  @media print {
    display: none;
  }
`

/** The outline of the business's province behind the text; only where there is room for it. */
export const Backdrop = ({ province }: { province: ProvinceCode }) => (
  <Far>
    <ProvinceEmblem province={province} />
  </Far>
)
