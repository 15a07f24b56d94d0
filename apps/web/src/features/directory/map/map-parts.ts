import { Link, token } from '@portal/ui'
import { css, styled } from 'styled-components'
import { RADII, WIDE_RADII } from './marks.ts'

/** Widths of the map from which a pixel is fewer units of the drawing, which is 1,000 units wide. */
const STEPS = [
  { from: '28rem', width: 448 },
  { from: '36rem', width: 576 },
  { from: '48rem', width: 768 },
  { from: '62rem', width: 992 },
] as const

export const Sea = styled.div`
  container-type: inline-size;
  overflow: clip;
  border-radius: ${token.radius.card};
  forced-color-adjust: none;
  background: linear-gradient(${token.color.deep}, ${token.color.ocean});
`

/* --px is a pixel of the screen in units of the drawing: marks and texts keep their size on any screen. */
export const Drawing = styled.svg`
  --px: 3px;
  display: block;
  width: 100%;
  height: auto;
  ${STEPS.map(
    ({ from, width }) => `
  @container (min-width: ${from}) {
    --px: ${(1000 / width).toFixed(2)}px;
  }`,
  ).join('')}
`

export const Islands = styled.image`
  opacity: 0.3;
`

export const Ring = styled.circle`
  r: calc(var(--px) * ${RADII[0]});
  fill: ${token.color.sun};
  stroke: ${token.color.deep};
  stroke-width: calc(var(--px) * 5);
  paint-order: fill;
`

export const Count = styled.text`
  fill: ${token.color.deep};
  font-size: calc(var(--px) * 11);
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;
  @container (min-width: 36rem) {
    font-size: calc(var(--px) * 13);
  }
`

/** Shown below the mark, where it fits. */
export const Name = styled.text`
  display: none;
  fill: ${token.role.text};
  font-size: calc(var(--px) * 13);
  font-weight: 600;
  text-anchor: middle;
  dominant-baseline: hanging;
  paint-order: stroke;
  stroke: ${token.color.deep};
  stroke-width: calc(var(--px) * 3);
  stroke-linejoin: round;
  @container (min-width: 36rem) {
    display: block;
  }
`

export const MarkLink = styled(Link)`
  cursor: pointer;
  outline: none;
  &:not([data-size='0']) > circle {
    fill: ${token.role.action};
    stroke-width: 0;
  }
  &[data-size='3'] > circle {
    r: calc(var(--px) * ${RADII[3]});
  }
  ${WIDE_RADII.map(
    (radius, size) => css`
      @container (min-width: 36rem) {
        &[data-size='${size}'] {
          > circle {
            r: calc(var(--px) * ${radius});
          }
          > ${Name} {
            transform: translateY(calc(var(--px) * ${radius + 3}));
          }
        }
      }
    `,
  )}
  &&:hover > circle {
    fill: ${token.color.white};
  }
  &&:focus-visible > circle {
    stroke: ${token.color.white};
    stroke-width: calc(var(--px) * 4);
  }
`
