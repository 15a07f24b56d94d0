import { createHash } from 'node:crypto'
import { createSecurityHeaders } from '@portal/server/responses'

/** The policy of files and plain responses: they may do nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Creates the headers of all responses of this server. */
export const createHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  createSecurityHeaders({ isHttps: publicUrl.startsWith('https:'), allowsGeolocation: true })

/** The inline content of a page: the exact text of each element. */
export interface InlineTexts {
  scripts: readonly string[]
  styles: readonly string[]
  /** Whether the page plays videos of other hosts in a frame. */
  framesVideos?: boolean
}

const hashSources = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

/** Hosts whose videos play in a frame at a visitor's request. */
const VIDEO_HOSTS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

interface Sources extends Record<'script' | 'style' | 'connect', string> {
  /** Without it no frames are allowed. */
  frame?: string | undefined
}

const buildPolicy = (sources: Sources): string =>
  [
    "default-src 'none'",
    `script-src ${sources.script}`,
    `style-src ${sources.style}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${sources.connect}`,
    ...(sources.frame === undefined ? [] : [`frame-src ${sources.frame}`]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/**
 * A page's policy: scripts of this site, inline content by its hashes only, and frames where it plays videos. The hash of the empty string allows the
 * empty style element that styled-components fills through the CSSOM.
 */
export const createPagePolicy = ({ scripts, styles, framesVideos }: InlineTexts): string =>
  buildPolicy({
    script: `'self' ${hashSources(scripts)}`,
    style: hashSources(['', ...styles]),
    connect: "'self'",
    frame: framesVideos ? VIDEO_HOSTS : undefined,
  })

/** The policy in development: vite writes style elements and uses a WebSocket. */
export const createDevelopmentPolicy = (scripts: readonly string[]): string =>
  buildPolicy({
    script: `'self' ${hashSources(scripts)}`,
    style: "'self' 'unsafe-inline'",
    connect: "'self' ws:",
    frame: VIDEO_HOSTS,
  })

/** The policy with one more style element. */
export const allowStyle = (policy: string, style: string): string =>
  policy.replace('style-src ', `style-src ${hashSources([style])} `)
