import { below, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Extends a carousel to the right edge of a phone's screen; its own row overflows by half a gap already. */
export const Bleed = styled.div`
  min-width: 0;
  ${below.tablet} {
    margin-right: calc(${token.space[8]} - var(--gutter));
  }
`
