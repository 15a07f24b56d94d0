import { keyframes, styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const swell = keyframes`50% { transform: translateY(-0.6rem); }`

const Screen = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space[24]};
  min-height: 60vh;
  padding: ${token.space[32]};
  color: ${token.role.textSoft};
  &[data-cover] {
    position: fixed;
    z-index: ${token.layer.dialog};
    inset: 0;
    background: ${token.role.surface};
  }
`

const Waves = styled.svg`
  width: 7.5rem;
  overflow: visible;
  > path {
    animation: ${swell} 1.4s ease-in-out infinite;
  }
  > path:nth-child(2) {
    animation-delay: 0.15s;
  }
  > path:nth-child(3) {
    animation-delay: 0.3s;
  }
`

/** Props of `PageLoader`. */
export type PageLoaderProps = {
  /** What is loading; screen readers read it. */
  label?: string
  /** Covers the whole window; otherwise it takes the place of the content. */
  cover?: boolean
}

/** Shown while a page loads: three animated diamonds, still with reduced motion. */
export const PageLoader = ({ label = 'Loading…', cover }: PageLoaderProps) => (
  <Screen role="status" data-cover={cover === true ? '' : undefined}>
    <Waves viewBox="0 0 120 40" aria-hidden="true">
      <path d="M20 4 36 20 20 36 4 20z" fill={token.color.lagoon} />
      <path d="M60 4 76 20 60 36 44 20z" fill={token.color.sun} />
      <path d="M100 4l16 16-16 16-16-16z" fill={token.color.reef} />
    </Waves>
    <p>{label}</p>
  </Screen>
)
