import { createHash } from 'node:crypto'
import type { PageRequest, RenderedPage, RenderResult } from '../../src/entry-server.tsx'
import type { PageContext } from '../../src/shared/page/page-context.ts'
import type { ApiClient, UsedResponse } from './api-client.ts'
import { compressMax, compressQuickly } from './compression.ts'
import type { PageDocument } from './document.ts'

/** Renders pages and their documents. */
export interface Renderer {
  render: (request: PageRequest) => Promise<RenderResult>
  document: (page: RenderedPage, saveData: boolean) => PageDocument
}

/** A page to render. */
export interface PageJob {
  /** Reduced to its screen's parameters. */
  path: string
  saveData: boolean
  /**
   * The responses that the previous page at this address was rendered from: if all are unchanged, nothing is rendered.
   */
  previous?: readonly UsedResponse[]
  /** Only checks whether the address is unknown or moved, without API calls or rendering. */
  addressOnly?: boolean
}

/** A page ready to be sent, the same for everybody. */
export interface PageResponse {
  kind: 'page'
  status: number
  retryAfter: string | null
  /** Has content for one person only. */
  isPrivate: boolean
  policy: string
  etag: string
  /** The time shown on the page, in milliseconds since 1970. */
  renderedAt: number
  /** The responses it was rendered from; null if one can't be revalidated. */
  used: readonly UsedResponse[] | null
  /** The HTML, compressed. */
  brotli: Uint8Array
  /** Whether it is already compressed at maximum quality. */
  maxCompression?: boolean
}

/** A result other than a page. */
interface NonPageResult {
  /** Determined by the address alone, without a call to the API. */
  isDecidedByAddress: boolean
}

export interface PageRedirect extends NonPageResult {
  kind: 'redirect'
  status: number
  location: string
}

export interface PageNotFound extends NonPageResult {
  kind: 'missing'
}

export type PageResult =
  | PageResponse
  | PageRedirect
  | PageNotFound
  | { kind: 'unchanged' }
  | { kind: 'skipped' }

export type RenderPage = (job: PageJob) => Promise<PageResult>

export interface PageRendererOptions {
  renderer: Renderer
  api: ApiClient
  /** The part of the page context that is the same for all pages. */
  site: Pick<PageContext, 'origin' | 'contactEmail' | 'operator' | 'social'>
  now: () => number
  /** From 0 up to 1. */
  random: () => number
}

/** The address that stands for all unknown addresses: they share one page. */
export const MISSING_PATH = '/404'

/** Time and seed in the dehydrated state: pages that differ in nothing else share an ETag. */
const NOW_AND_SEED = /"now":\d+,"seed":\d+/

/** Browsers store the policy with the page, so the policy is part of the ETag. */
const createEtag = ({ html, policy }: PageDocument): string => {
  const hash = createHash('sha256').update(policy).update(html.replace(NOW_AND_SEED, ''))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** The most viewed page: it always reaches the views after which maximum compression pays off. */
const HOME = '/'

const compressPage = async (
  path: string,
  html: string,
): Promise<Pick<PageResponse, 'brotli' | 'maxCompression'>> =>
  path === HOME
    ? { brotli: await compressMax(Buffer.from(html)), maxCompression: true }
    : { brotli: compressQuickly(html) }

/** Renders pages from API data and compresses them. */
export const createPageRenderer =
  ({ renderer, api, site, now, random }: PageRendererOptions): RenderPage =>
  async ({ path, saveData, previous, addressOnly = false }) => {
    const calls = api.forPage()
    if (previous && (await calls.areUnchanged(previous))) return { kind: 'unchanged' }
    const pageContext = { now: now(), seed: Math.floor(random() * 2 ** 32), ...site }
    const result = await renderer.render({
      url: new URL(site.origin + path),
      access: calls.access,
      pageContext,
      isMissingKnown: path !== MISSING_PATH,
      addressOnly,
    })
    if (result.kind === 'skipped') return result
    if (result.kind !== 'page') return { ...result, isDecidedByAddress: calls.used()?.length === 0 }
    const document = renderer.document(result, saveData)
    return {
      kind: 'page',
      status: result.status,
      retryAfter: result.retryAfter,
      isPrivate: result.isPrivate,
      policy: document.policy,
      etag: createEtag(document),
      renderedAt: pageContext.now,
      used: calls.used(),
      ...(await compressPage(path, document.html)),
    }
  }
