import { below, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Lets a carousel run to the right edge of a phone's screen; its own row stands out by half a gap already. */
export const Bleed = styled.div`
  min-width: 0;
  ${below.tablet} {
    margin-right: calc(${token.space[8]} - var(--gutter));
  }
`
