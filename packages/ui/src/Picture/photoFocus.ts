import { css } from 'styled-components'

/** The part of a photo that stays in view where it is cropped. */
export type PhotoFocus = 'upper' | 'lower'

/** Styles of an `img` with `object-fit: cover` that keep the part named by `data-keep` in view; else it is the middle. */
export const photoFocus = css`
  &[data-keep] {
    object-position: 50% 20%;
  }
  &[data-keep='lower'] {
    object-position: 50% 78%;
  }
`
