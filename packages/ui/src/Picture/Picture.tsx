import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

/** How a picture's frame is shaped: by a ratio of its own, by the picture, or by the parent that it fills. */
export type PictureRatio = 'natural' | 'wide' | 'card' | 'square' | 'fill'

/** Width and height of the frames that don't follow the picture. */
const shapes = {
  natural: undefined,
  wide: '0 0 16 9',
  card: '0 0 4 3',
  square: '0 0 1 1',
  fill: undefined,
} as const satisfies Record<PictureRatio, string | undefined>

/* The drawing of one colour gives the frame its shape; the picture lies on it and can't move anything. */
const Frame = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  overflow: hidden;
  > svg {
    width: 100%;
    height: auto;
    fill: ${token.role.sunken};
  }
  &[data-ratio='fill'],
  &[data-ratio='fill'] > svg {
    height: 100%;
  }
  &[data-ratio='fill'] > svg {
    position: absolute;
    inset: 0;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-fit='contain'] img {
    object-fit: contain;
  }
  &[data-broken] img {
    opacity: 0;
  }
`

/** The same picture in another format: its media type ("image/webp") and its widths, as in `srcset`. */
export type PictureSource = { type: string; srcSet: string }

/**
 * Props of `Picture`: `src` and `srcSet` are in the format that every browser knows (JPEG), `sources` in better
 * ones, best first. `width` and `height` are the picture's own, in px. `color` stands in its place until it is
 * there. `alt` is empty where text beside it says the same. `ratio` is `natural` and `loading` `lazy` unless given.
 */
export type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  srcSet?: string | undefined
  sources?: readonly PictureSource[]
  sizes?: string | undefined
  color?: string | undefined
  ratio?: PictureRatio
  fit?: 'cover' | 'contain'
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'low' | 'auto'
}

/** Whether the picture at `src` could not be loaded; also when that was known before script ran. */
function useBroken(src: string) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) setBroken(src)
  }, [src])
  return { image, isBroken: broken === src, onError: () => setBroken(src) }
}

/**
 * A photograph in the best format and width for the reader's screen. Its frame has its size before the first
 * byte arrives, filled with the picture's colour, which stays when it can't be loaded.
 */
export function Picture({ src, alt, width, height, ...rest }: PictureProps) {
  const { srcSet, sources = [], sizes, color, ratio = 'natural', fit = 'cover' } = rest
  const { image, isBroken, onError } = useBroken(src)
  const viewBox = ratio === 'natural' ? `0 0 ${width} ${height}` : shapes[ratio]
  return (
    <Frame data-ratio={ratio} data-fit={fit} data-broken={isBroken ? '' : undefined}>
      <svg viewBox={viewBox} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          ref={image}
          alt={alt}
          width={width}
          height={height}
          loading={rest.loading ?? 'lazy'}
          fetchPriority={rest.fetchPriority}
          decoding="async"
          sizes={sizes}
          srcSet={srcSet}
          src={src}
          onError={onError}
        />
      </picture>
    </Frame>
  )
}
