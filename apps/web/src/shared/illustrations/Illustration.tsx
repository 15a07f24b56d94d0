import { styled } from 'styled-components'
import { ILLUSTRATIONS, type IllustrationName } from './illustrations.ts'

/* Its subject stays in view however it is cropped. */
const Drawn = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  &[data-focus] {
    object-position: var(--focus-x, 50%) var(--focus-y, 45%);
  }
  &[data-focus~='left'] {
    --focus-x: 42%;
  }
  &[data-focus~='right'] {
    --focus-x: 62%;
  }
  &[data-focus~='upper'] {
    --focus-y: 30%;
  }
  &[data-focus~='lower'] {
    --focus-y: 66%;
  }
`

/** A decorative drawing that fills its container. */
export function Illustration({ name }: { name: IllustrationName }) {
  const { src, focus } = ILLUSTRATIONS[name]
  return <Drawn src={src} alt="" width={480} height={320} loading="lazy" data-focus={focus} />
}
