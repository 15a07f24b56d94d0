import { useOrigin } from '../page/page-context.ts'
import { toScriptJson } from './script-json.ts'

const SITE = 'Pacific Business Portal'

export interface SeoProps {
  /** Without the site's name, which is added. */
  title: string
  /** One or two plain sentences, up to 160 characters. */
  description: string
  /**
   * The path that this page is known by, with the query that makes it another page (a tab or a page, not sort or view).
   * A page that stands at many addresses is known by none.
   */
  path?: string
  /** Keeps the page out of search engines. */
  noindex?: boolean
  /** The picture that stands for the page where it is shared: a path of this site to a JPEG, and what it shows. */
  image?: { path: string; alt: string } | undefined
  /** schema.org data about what the page shows. */
  jsonLd?: object
}

/** What a page says of itself to search engines and to those it is shared with. Stands once in each screen. */
export function Seo({ title, description, path, noindex = false, image, jsonLd }: SeoProps) {
  const origin = useOrigin()
  const address = path === undefined ? undefined : origin + path
  const whole = path === '/' ? `${SITE}: ${title}` : `${title} | ${SITE}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
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
