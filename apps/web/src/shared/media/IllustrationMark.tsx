import { token } from '@portal/ui'
import { styled } from 'styled-components'

/* Read with the picture's alternative text, which says it too. */
const Mark = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  right: ${token.space[4]};
  bottom: ${token.space[4]};
  padding: 0 ${token.space[8]};
  border-radius: ${token.radius.pill};
  background: ${token.color.paper};
  color: ${token.color.ink};
  font-size: ${token.size[13]};
`

/** Says on a picture that it is drawn, not a photo of the business. */
export const IllustrationMark = () => <Mark>Illustration</Mark>
