import { below, Link, token } from '@portal/ui'
import { css, styled } from 'styled-components'
import { RADII, TARGET_RADIUS } from './marks.ts'

/** Widths of the map from which a pixel is fewer units of the drawing, which is 1,000 units wide. */
const STEPS = [
  { from: '28rem', width: 448 },
  { from: '36rem', width: 576 },
  { from: '40rem', width: 640 },
  { from: '48rem', width: 768 },
  { from: '62rem', width: 992 },
] as const

export const Sea = styled.div`
  position: relative;
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
  ${below.tablet} {
    height: 58svh;
    min-height: 14rem;
  }
  /* One finger scrolls the page, two zoom the map. */
  touch-action: pan-x pan-y;
  user-select: none;
  ${STEPS.map(
    ({ from, width }) => `
  @container (min-width: ${from}) {
    --px: ${(1000 / width).toFixed(2)}px;
  }`,
  ).join('')}
`

/** Only a script can zoom. */
export const Tools = styled.div`
  position: absolute;
  top: ${token.space[8]};
  right: ${token.space[8]};
  display: grid;
  gap: ${token.space[4]};
  && > button {
    border-radius: ${token.radius.control};
    background: ${token.color.paper};
    color: ${token.color.ink};
  }
  @media (scripting: none) {
    display: none;
  }
`

export const Islands = styled.image`
  opacity: 0.3;
`

/** What fingers press. */
export const Target = styled.circle`
  r: calc(var(--px) * ${TARGET_RADIUS});
  fill: transparent;
`

export const Ring = styled.circle`
  r: calc(var(--px) * ${RADII[0]});
  fill: ${token.color.sun};
  stroke: ${token.color.deep};
  stroke-width: calc(var(--px) * 4);
  paint-order: fill;
`

export const Count = styled.text`
  fill: ${token.color.deep};
  font-size: calc(var(--px) * 13);
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;
`

/** Below its mark; islands in italics, towns without a mark with it. */
export const Name = styled.text`
  fill: ${token.color.white};
  font-size: calc(var(--px) * 13);
  font-weight: 600;
  text-anchor: middle;
  dominant-baseline: hanging;
  paint-order: stroke;
  stroke: ${token.color.deep};
  stroke-width: calc(var(--px) * 3);
  stroke-linejoin: round;
  pointer-events: none;
  &[data-kind='island'] {
    fill: ${token.role.textSoft};
    font-style: italic;
    font-weight: 400;
  }
  &[data-kind='town'] {
    fill: ${token.role.textSoft};
    font-size: calc(var(--px) * 12);
    font-weight: 400;
  }
`

export const MarkLink = styled(Link)`
  cursor: pointer;
  outline: none;
  &:not([data-size='0']) > ${Ring} {
    fill: ${token.role.action};
    stroke-width: 0;
  }
  ${RADII.map(
    (radius, size) => css`
      &[data-size='${size}'] > ${Ring} {
        r: calc(var(--px) * ${radius});
      }
    `,
  )}
  &&:hover > ${Ring} {
    fill: ${token.color.white};
  }
  &&:focus-visible > ${Ring} {
    stroke: ${token.color.white};
    stroke-width: calc(var(--px) * 4);
  }
`
