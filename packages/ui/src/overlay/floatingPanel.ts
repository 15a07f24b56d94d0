import { css, keyframes } from 'styled-components'
import { token } from '../tokens/token.ts'

const appear = keyframes`from { opacity: 0; transform: translateY(-0.25rem) }`

/** The look of panels that float over the page: menus and suggestion lists. */
export const floatingPanel = css`
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  box-shadow: ${token.shadow.float};
  animation: ${appear} ${token.duration.fast} ${token.ease.out};
`
