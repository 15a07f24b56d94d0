import { createHash } from 'node:crypto'
import type { PageRequest, RenderedPage, RenderResult } from '../../src/entry-server.tsx'
import type { ApiClient, UsedAnswer } from './api-client.ts'
import type { PageDocument } from './document.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'

/** How pages are rendered and put into a document. */
export interface Renderer {
  render: (request: PageRequest) => Promise<RenderResult>
  document: (page: RenderedPage, saveData: boolean) => PageDocument
}

export interface Visitor {
  address: string
  saveData: boolean
}

/** A page ready to be sent. */
export interface MadePage extends PageDocument {
  kind: 'page'
  status: number
  retryAfter: string | null
  /** Shows what is not for everybody. */
  isPrivate: boolean
  etag: string
}

export type Made = MadePage | Extract<RenderResult, { kind: 'redirect' }>

interface KeptPage {
  page: MadePage
  used: UsedAnswer[]
  madeAt: number
}

export interface PageMakerParts {
  renderer: Renderer
  api: ApiClient
  /** Scheme and host of absolute links. */
  origin: string
  /** Where people write to who can't use a form. */
  contactEmail: string
  /** Addresses of the portal's pages on social networks. */
  social?: readonly string[]
  now: () => number
  /** From 0 up to 1. */
  random: () => number
  /** Off while the sources change under it. */
  keepsPages?: boolean
}

/** A page also shows the time, so that none is kept longer. */
const KEPT_MS = 60_000
const KEPT_BYTES = 64 * 1024 * 1024

/** The moment and the seed stand in the state; pages that differ in nothing a reader sees are the same page. */
const MOMENT = /"now":\d+,"seed":\d+/

/** Browsers keep the policy with the page, so that a new one makes another page too. */
const etagOf = ({ html, policy }: PageDocument): string => {
  const hash = createHash('sha256').update(policy).update(html.replace(MOMENT, ''))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether a page may be given out again, here and in browsers. */
export const isLasting = ({ status, isPrivate }: MadePage): boolean => status === 200 && !isPrivate

/** Makes pages, and gives out again what it has made while the API's answers in it still hold. */
export function createPageMaker(parts: PageMakerParts) {
  const { renderer, api, origin, contactEmail, social = [], now, random, keepsPages = true } = parts
  const pages = new LeastRecentlyUsed<KeptPage>(KEPT_BYTES)

  async function kept(key: string, visitor: Visitor): Promise<MadePage | null> {
    const entry = pages.get(key)
    if (!entry || now() - entry.madeAt > KEPT_MS) return null
    return (await api.unchanged(entry.used, visitor.address)) ? entry.page : null
  }

  async function make(key: string, path: string, visitor: Visitor): Promise<Made> {
    const used: UsedAnswer[] = []
    const visit = {
      now: now(),
      seed: Math.floor(random() * 2 ** 32),
      origin,
      contactEmail,
      ...(social.length > 0 && { social }),
    }
    const access = api.forPage(visitor.address, used)
    const result = await renderer.render({ url: new URL(origin + path), access, visit })
    if (result.kind === 'redirect') return result
    const document = renderer.document(result, visitor.saveData)
    const page = {
      kind: result.kind,
      status: result.status,
      retryAfter: result.retryAfter,
      isPrivate: result.isPrivate,
      ...document,
      etag: etagOf(document),
    }
    const lasting = keepsPages && isLasting(page) && used.every(({ etag }) => etag !== null)
    if (lasting) pages.set(key, { page, used, madeAt: visit.now }, document.html.length)
    return page
  }

  /** The page at a path (query string included), made for this visitor or made before and still true. */
  return async (path: string, visitor: Visitor): Promise<Made> => {
    const key = `${visitor.saveData ? 'light' : 'full'} ${path}`
    return (await kept(key, visitor)) ?? make(key, path, visitor)
  }
}

export type PageMaker = ReturnType<typeof createPageMaker>
