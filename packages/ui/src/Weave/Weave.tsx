import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import type { WeaveTone } from './weaveTone.ts'

/** The second colours of weaves in a list, by their place. */
const SKIES = ['indigo', 'clay', 'leaf', 'plum', 'ocean'] as const satisfies readonly WeaveTone[]

/* The colour is the text's, so that what lies on the weave can fade into it; forced colours would make all of it black. */
const Surface = styled.span`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  overflow: clip;
  background: linear-gradient(to top right, currentColor 45%, var(--sky, currentColor));
  color: ${token.color.lagoon};
  forced-color-adjust: none;
  > img {
    position: absolute;
  }
  /* The pattern: larger than any cover however it is turned. */
  > :first-child {
    inset: 50% auto auto 50%;
    width: 60rem;
    max-width: none;
    aspect-ratio: 1;
    translate: -50% -50%;
    opacity: 0.26;
    rotate: var(--turn, 0deg);
  }
  &[data-tone='indigo'] {
    color: ${token.color.indigo};
  }
  &[data-tone='clay'] {
    color: ${token.color.clay};
  }
  &[data-tone='leaf'] {
    color: ${token.color.leaf};
  }
  &[data-tone='plum'] {
    color: ${token.color.plum};
  }
  &[data-tone='gold'] {
    color: ${token.color.gold};
  }
  &[data-tone='ocean'] {
    color: ${token.color.ocean};
  }
  /* By the place among neighbours: in columns of up to four no weaves side by side or one below the other are alike. */
  ${SKIES.map(
    (sky, place) => css`
      :is(li, article):nth-child(5n + ${place + 1}) & {
        --turn: ${place * 36}deg;
        --sky: ${token.color[sky]};
      }
    `,
  )}
`

const Square = styled(Surface)`
  width: 5.25rem;
  height: 5.25rem;
  border-radius: ${token.radius.card};
`

/** Props of `Weave`. */
export type WeaveProps = {
  /** The URL of a square picture of white lines on a transparent ground. */
  pattern: string
  /** Its colour; `getWeaveTone(name)` gives each name its own. */
  tone: WeaveTone
  /** `square` is 84 px wide; otherwise it fills its parent. */
  shape?: 'square' | undefined
  /** Content on top of it, positioned by the caller. */
  children?: ReactNode
}

/**
 * A woven surface in place of a picture, in one of a few deep colours; in lists each has a
 * rotation and a second colour by its position. Hidden from
 * screen readers.
 */
export function Weave({ pattern, tone, shape, children }: WeaveProps) {
  const As = shape === 'square' ? Square : Surface
  return (
    <As aria-hidden="true" data-tone={tone} data-shape={shape}>
      <img src={pattern} alt="" loading="lazy" />
      {children}
    </As>
  )
}
