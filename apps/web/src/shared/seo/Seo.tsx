import { useOrigin } from '../page/page-context.ts'
import { toScriptJson } from './script-json.ts'

const SITE = 'Pacific Business Portal'

export interface SeoProps {
  /** The site's name, and the page number in `path`, are added. */
  title: string
  /** One or two plain sentences, up to 160 characters. */
  description: string
  /**
   * The canonical path, with the query that makes it another page (a tab or a page number, not sort order or layout).
   * Undefined if there is none.
   */
  path?: string
  /** Excludes the page from search engines. */
  noindex?: boolean
  /** The image for sharing the page: path of a JPEG on this site, and its description. */
  image?: { path: string; alt: string } | undefined
  /** schema.org data of the page. */
  jsonLd?: object
}

/** Metadata of a page for search engines and sharing. Each screen has one. */
export function Seo({ title, description, path, noindex = false, image, jsonLd }: SeoProps) {
  const origin = useOrigin()
  const address = path === undefined ? undefined : origin + path
  const page = /[?&]page=(\d+)/.exec(path ?? '')?.[1]
  const pageTitle = page === undefined ? title : `${title} - page ${page}`
  const fullTitle = path === '/' ? `${SITE}: ${title}` : `${pageTitle} | ${SITE}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={pageTitle} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={new URL(image.path, origin).href} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      {jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(jsonLd) }} />
      )}
    </>
  )
}
