import { createHash } from 'node:crypto'
import type { PageRequest, RenderedPage, RenderResult } from '../../src/entry-server.tsx'
import type { PageContext } from '../../src/shared/page/page-context.ts'
import type { ApiClient, UsedAnswer } from './api-client.ts'
import { compressQuickly } from './compression.ts'
import type { PageDocument } from './document.ts'

/** How pages are rendered and put into a document. */
export interface Renderer {
  render: (request: PageRequest) => Promise<RenderResult>
  document: (page: RenderedPage, saveData: boolean) => PageDocument
}

/** A page to be made. */
export interface PageJob {
  /** With the parameters that its screen names, and no others. */
  path: string
  saveData: boolean
  /** What an earlier page at this address was made from: where all of it still holds, nothing is rendered. */
  previous?: readonly UsedAnswer[]
  /** Nothing is asked or rendered: whether the address is nobody's, or moved, is all that is wanted. */
  addressOnly?: boolean
}

/** A page as it is sent, the same for everybody who asks for it. */
export interface MadePage {
  kind: 'page'
  status: number
  retryAfter: string | null
  /** Shows what is not for everybody. */
  isPrivate: boolean
  policy: string
  etag: string
  /** Milliseconds since 1970: the moment that the page shows. */
  madeAt: number
  /** What it was made from; null when that may be another answer the next time. */
  used: readonly UsedAnswer[] | null
  /** The HTML, compressed. */
  brotli: Uint8Array
}

/** What is said in place of a page. */
interface WithoutPage {
  /** The address alone says so: the API was not asked. */
  isDecidedByAddress: boolean
}

export interface MovedPage extends WithoutPage {
  kind: 'redirect'
  status: number
  location: string
}

export interface MissingPage extends WithoutPage {
  kind: 'missing'
}

export type MakeResult = MadePage | MovedPage | MissingPage | { kind: 'unchanged' } | { kind: 'unmade' }

export type MakePage = (job: PageJob) => Promise<MakeResult>

export interface PageRendererOptions {
  renderer: Renderer
  api: ApiClient
  /** What all visits have in common. */
  site: Pick<PageContext, 'origin' | 'contactEmail' | 'social'>
  now: () => number
  /** From 0 up to 1. */
  random: () => number
}

/** Nobody's address: what stands there is the page for all addresses that are nobody's. */
export const MISSING_PATH = '/404'

/** The moment and the seed stand in the state; pages that differ in nothing a reader sees are the same page. */
const NOW_AND_SEED = /"now":\d+,"seed":\d+/

/** Browsers keep the policy with the page, so that a new one makes another page too. */
const etagOf = ({ html, policy }: PageDocument): string => {
  const hash = createHash('sha256').update(policy).update(html.replace(NOW_AND_SEED, ''))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Makes pages: asks the API for what they show, renders them and compresses them. */
export const createPageRenderer =
  ({ renderer, api, site, now, random }: PageRendererOptions): MakePage =>
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
    if (result.kind === 'unmade') return result
    if (result.kind !== 'page') return { ...result, isDecidedByAddress: calls.used()?.length === 0 }
    const document = renderer.document(result, saveData)
    return {
      kind: 'page',
      status: result.status,
      retryAfter: result.retryAfter,
      isPrivate: result.isPrivate,
      policy: document.policy,
      etag: etagOf(document),
      madeAt: pageContext.now,
      used: calls.used(),
      brotli: compressQuickly(document.html),
    }
  }
