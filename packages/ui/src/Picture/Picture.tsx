import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { photoFocus, type PhotoFocus } from './photoFocus.ts'

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
    ${photoFocus}
  }
  &[data-fit='contain'] img {
    object-fit: contain;
  }
  &[data-broken] img {
    opacity: 0;
  }
`

/** The same picture in another format. */
export type PictureSource = {
  /** The media type: "image/webp". */
  type: string
  /** The URLs with their widths. */
  srcSet: string
}

/** Props of `Picture`. */
export type PictureProps = {
  /** The picture in a format that every browser shows (JPEG). */
  src: string
  /** The alternative text; empty if text beside it says the same. */
  alt: string
  /** The picture’s own width, in px. */
  width: number
  /** The picture’s own height, in px. */
  height: number
  /** Widths in the format of `src`. */
  srcSet?: string | undefined
  /** Better formats, the best first. */
  sources?: readonly PictureSource[]
  /** How wide it is shown, for the browser’s choice of a width. */
  sizes?: string | undefined
  /** Shown until it has loaded. */
  color?: string | undefined
  /** The frame’s shape: of the picture, fixed, or of the parent. */
  ratio?: PictureRatio
  /** Whether the picture fills the frame or fits into it. */
  fit?: 'cover' | 'contain'
  /** The part that stays in view where it is cropped, unless it is the middle. */
  focus?: PhotoFocus | undefined
  /** `eager` only for pictures on the first screen. */
  loading?: 'lazy' | 'eager'
  /** `high` only for the largest picture of the first screen. */
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
          data-keep={rest.focus}
          sizes={sizes}
          srcSet={srcSet}
          src={src}
          onError={onError}
        />
      </picture>
    </Frame>
  )
}
