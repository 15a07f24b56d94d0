import { styled } from 'styled-components'

/** A text with long words, such as an address. */
export const Breakable = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`
