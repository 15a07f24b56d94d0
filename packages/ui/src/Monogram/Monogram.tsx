import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { monogramTone, type MonogramTone } from './monogramTone.ts'

/** A woven pattern of crossing zig-zag lines, as a background image so that the style sheet holds it once. */
const weave =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='56' fill='none' stroke='white' stroke-width='1.4'%3E%3Cpath stroke-opacity='.34' d='M-2 26 12 4l12 22L36 4l14 22M-2 54l14-22 12 22 12-22 14 22'/%3E%3Cpath stroke-opacity='.2' d='M-8 26 6 4l12 22L30 4l12 22L54 4M-8 54 6 32l12 22 12-22 12 22 12-22'/%3E%3C/svg%3E\")"

const Cover = styled.span`
  display: flex;
  align-items: flex-end;
  width: 100%;
  height: 100%;
  padding: 0.22em 0.36em;
  background: ${token.color.lagoon} ${weave};
  color: ${token.color.white};
  font: 700 2.5rem/1 ${token.font.display};
  user-select: none;
  &[data-shape='square'] {
    align-items: center;
    justify-content: center;
    width: 5.25rem;
    height: 5.25rem;
    padding: 0;
    border-radius: ${token.radius.card};
  }
  &[data-tone='indigo'] {
    background-color: ${token.color.indigo};
  }
  &[data-tone='clay'] {
    background-color: ${token.color.clay};
  }
  &[data-tone='leaf'] {
    background-color: ${token.color.leaf};
  }
  &[data-tone='plum'] {
    background-color: ${token.color.plum};
  }
  &[data-tone='gold'] {
    background-color: ${token.color.gold};
  }
  &[data-tone='ocean'] {
    background-color: ${token.color.ocean};
  }
`

/**
 * Props of `Monogram`: the shape `cover` fills its parent, `square` is 84 px wide. `tone` is derived from the name by
 * default; without a name only the pattern is shown.
 */
export type MonogramProps = { name?: string | undefined; tone?: MonogramTone; shape?: 'cover' | 'square' }

/** The first letter or digit of a name, in capitals; a middle dot when it has none. */
export const initialOf = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toLocaleUpperCase('en')

/** A placeholder for a missing picture: a woven pattern with the name's initial. Hidden from screen readers. */
export const Monogram = ({ name, tone = monogramTone(name ?? ''), shape = 'cover' }: MonogramProps) => (
  <Cover aria-hidden="true" data-tone={tone} data-shape={shape}>
    {name !== undefined && initialOf(name)}
  </Cover>
)
