import { parsePhotoUrl, getPhotoSrcset, getPhotoUrl } from '@portal/domain/business'
import type MarkdownIt from 'markdown-it'

type Engine = InstanceType<typeof MarkdownIt>
type Token = ReturnType<Engine['parse']>[number]

/** A stored picture, by its size in pixels. */
export interface Picture {
  readonly width: number
  readonly height: number
}

/** An invalid picture, which the author can fix. */
export class PictureError extends Error {}

/** The width of the text column on every screen. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

const listInlineTokens = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap(({ children }) => children ?? [])

/** Finds the names of all pictures of this site in a parsed text. */
export const findPictureNames = (tokens: readonly Token[]): string[] => [
  ...new Set(
    listInlineTokens(tokens).flatMap((token) => {
      const name = token.type === 'image' ? parsePhotoUrl(String(token.attrGet('src')))?.name : undefined
      return name === undefined ? [] : [name]
    }),
  ),
]

/**
 * Makes an engine render the pictures in `env.pictures`; one that is a whole paragraph becomes a figure with its caption.
 */
export function renderPictures(engine: Engine): Engine {
  engine.core.ruler.push('figures', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) if (isLonePicture(token)) markFigure(tokens, index)
  })
  engine.renderer.rules['image'] = (tokens, index, _options, env: unknown) => {
    const token = tokens[index]
    if (!token) return ''
    return renderPicture(
      token,
      (env as { pictures: ReadonlyMap<string, Picture> }).pictures,
      engine.utils.escapeHtml,
    )
  }
  return engine
}

const isLonePicture = ({ type, children }: Token): boolean =>
  type === 'inline' && children?.length === 1 && children[0]?.type === 'image'

/** Turns the paragraph around a picture into a figure. */
function markFigure(tokens: readonly Token[], index: number): void {
  const [open, close] = [tokens[index - 1], tokens[index + 1]]
  if (open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') return
  open.tag = 'figure'
  close.tag = 'figure'
  tokens[index]?.children?.[0]?.attrSet('data-figure', '')
}

function renderPicture(
  token: Token,
  pictures: ReadonlyMap<string, Picture>,
  escape: (text: string) => string,
): string {
  const address = String(token.attrGet('src') ?? '')
  const name = parsePhotoUrl(address)?.name
  const picture = name === undefined ? undefined : pictures.get(name)
  if (name === undefined || !picture)
    throw new PictureError(`There is no picture at ${address || 'an empty address'}. Please add it again`)
  if (token.content.trim() === '')
    throw new PictureError(
      `Please describe each picture between its square brackets: ![what it shows](${address})`,
    )
  const { width, height } = picture
  const url = getPhotoUrl(name)
  const image = `<img src="${getPhotoUrl(name, 800, 'jpg')}" srcset="${getPhotoSrcset(url, width)}" sizes="${SIZES}" width="${width}" height="${height}" alt="${escape(token.content)}" loading="lazy" decoding="async">`
  const caption = String(token.attrGet('title') ?? '')
  const isCaptioned = caption !== '' && token.attrGet('data-figure') !== null
  return isCaptioned ? `${image}<figcaption>${escape(caption)}</figcaption>` : image
}
