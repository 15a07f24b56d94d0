import { css, keyframes } from 'styled-components'

const width = '2rem'

const fade = keyframes`
  from { --start: 0px; --end: ${width} }
  1%, 99% { --start: ${width}; --end: ${width} }
  to { --start: ${width}; --end: 0px }
`

/**
 * Fades out a horizontally scrolling list at each edge with more content, on any background. It follows the scroll position;
 * browsers without scroll-driven animations show no fade. A list that does not scroll has none.
 */
export const edgeFade = css`
  scroll-padding-inline: ${width};
  @supports (animation-timeline: scroll()) {
    mask: linear-gradient(
      90deg,
      transparent,
      black var(--start, 0px) calc(100% - var(--end, 0px)),
      transparent
    );
    animation: ${fade} linear both;
    animation-timeline: scroll(self inline);
  }
`
