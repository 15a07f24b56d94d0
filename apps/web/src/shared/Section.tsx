import { Stack, token } from '@portal/ui'
import { styled } from 'styled-components'

/** A part of a page: its heading and what stands under it. */
export const Section = styled(Stack).attrs({ as: 'section', gap: 24 })`
  scroll-margin-top: ${token.space[64]};
`
