import { token } from '@portal/ui'
import { styled } from 'styled-components'

/** A control of a list below its label, which is the text before it. */
export const Labelled = styled.label`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  font-size: ${token.size[14]};
  font-weight: 600;
  > input,
  > select {
    font-size: ${token.size[16]};
    font-weight: 400;
  }
`
