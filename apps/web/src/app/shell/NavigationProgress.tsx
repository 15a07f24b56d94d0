import { token } from '@portal/ui'
import { useNavigation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'

const appear = keyframes`from { opacity: 0 }`
const grow = keyframes`from { transform: scaleX(0) } to { transform: scaleX(0.9) }`

/** Appears after a delay, so that fast navigations show nothing. */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token.layer.toast};
  height: 3px;
  background: ${token.color.sun};
  transform-origin: left;
  animation:
    ${appear} 1ms 200ms both,
    ${grow} 8s 200ms ${token.ease.out} both;
`

/** A line along the top edge while another page loads. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Bar role="progressbar" aria-label="Loading the page" />
}
