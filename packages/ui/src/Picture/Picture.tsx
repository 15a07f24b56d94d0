import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

/** The frame's aspect ratio: fixed, that of the picture (`natural`), or that of the parent (`fill`). */
export type PictureRatio = 'natural' | 'wide' | 'card' | 'square' | 'fill'

/** The view boxes of the fixed ratios. */
const viewBoxes = {
  natural: undefined,
  wide: '0 0 16 9',
  card: '0 0 4 3',
  square: '0 0 1 1',
  fill: undefined,
} as const satisfies Record<PictureRatio, string | undefined>

/* A single-colour SVG gives the frame its size; the picture is positioned over it and shifts no layout. */
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

/** The same picture in another format: its media type ("image/webp") and its `srcset`. */
export type PictureSource = { type: string; srcSet: string }

/**
 * Props of `Picture`: `src` and `srcSet` are in a format that every browser supports (JPEG), `sources` in better
 * ones, best first. `width` and `height` are the picture's own, in px. `color` is shown until it has loaded. `alt` is
 * empty where text beside it says the same. `ratio` is `natural` and `loading` is `lazy` by default.
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

/** Whether the picture at `src` failed to load, even if it did so before hydration. */
function useBroken(src: string) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) setBroken(src)
  }, [src])
  return { image, isBroken: broken === src, onError: () => setBroken(src) }
}

/**
 * A responsive photo in the best format and width for the screen. Its frame reserves its space and shows the
 * picture's colour until it has loaded, or for good if loading fails.
 */
export function Picture({ src, alt, width, height, ...rest }: PictureProps) {
  const { srcSet, sources = [], sizes, color, ratio = 'natural', fit = 'cover' } = rest
  const { image, isBroken, onError } = useBroken(src)
  const viewBox = ratio === 'natural' ? `0 0 ${width} ${height}` : viewBoxes[ratio]
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
