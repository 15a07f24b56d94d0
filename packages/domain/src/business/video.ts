/** A video that a profile can play: embedded from its host, or a file elsewhere that is only linked. */
export type Video =
  | {
      readonly kind: 'embed'
      readonly host: 'YouTube' | 'Vimeo'
      /** The URL for a frame, without cookies where the host offers that. */
      readonly embedUrl: string
      /** The page of the video at its host. */
      readonly pageUrl: string
    }
  | {
      readonly kind: 'file'
      /** The host's name: `media.example`. */
      readonly host: string
      readonly pageUrl: string
    }

const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{6,12}$/
const VIMEO_HASH = /^[\da-f]{8,12}$/
const VIDEO_FILE = /\.(?:mp4|webm)$/i

const parseHttps = (text: string): URL | null => {
  const trimmed = text.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`)
  if (url?.protocol === 'http:') url.protocol = 'https:'
  return url?.protocol === 'https:' && url.username === '' && url.port === '' ? url : null
}

const getHost = ({ hostname }: URL): string => hostname.replace(/^(?:www|m)\./, '')

function findYouTubeId(url: URL): string | undefined {
  const [first = '', second] = url.pathname.split('/').slice(1)
  const host = getHost(url)
  if (host === 'youtu.be') return first
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  if (first === 'watch') return url.searchParams.get('v') ?? undefined
  return ['embed', 'shorts', 'live'].includes(first) ? second : undefined
}

function parseYouTube(url: URL): Video | null {
  const id = findYouTubeId(url)
  if (id === undefined || !YOUTUBE_ID.test(id)) return null
  return {
    kind: 'embed',
    host: 'YouTube',
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  }
}

/** `vimeo.com/76979871`, `vimeo.com/76979871/8272103f6e` of an unlisted one, `player.vimeo.com/video/76979871?h=...`. */
function parseVimeo(url: URL): Video | null {
  const host = getHost(url)
  const parts = url.pathname.split('/').slice(1)
  const [id = '', hash = ''] =
    host === 'vimeo.com'
      ? parts
      : host === 'player.vimeo.com' && parts[0] === 'video'
        ? [parts[1], url.searchParams.get('h') ?? '']
        : []
  if (!VIMEO_ID.test(id) || (hash !== '' && !VIMEO_HASH.test(hash))) return null
  const unlisted = hash === '' ? '' : `&h=${hash}`
  return {
    kind: 'embed',
    host: 'Vimeo',
    embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}`,
    pageUrl: `https://vimeo.com/${id}${hash === '' ? '' : `/${hash}`}`,
  }
}

const parseFile = (url: URL): Video | null =>
  VIDEO_FILE.test(url.pathname) && url.hostname.includes('.')
    ? { kind: 'file', host: getHost(url), pageUrl: url.href }
    : null

/** Parses a typed web address of a video; null for anything but a YouTube or Vimeo video or a video file. */
export function parseVideo(address: string | null): Video | null {
  const url = address === null ? null : parseHttps(address)
  return url && (parseYouTube(url) ?? parseVimeo(url) ?? parseFile(url))
}
