import type { RenderedPage } from '../../src/entry-server.tsx'
import { LAYOUT_SCRIPT } from '../../src/shared/lists/list-layout.ts'
import { SESSION_SCRIPT } from '../../src/shared/session/session-mark.ts'
import { createPagePolicy } from '../security-headers.ts'
import type { PageScripts } from './client-assets.ts'
import { WATCH_SCRIPT } from '../../src/app/start/replaced-text/early-changes.ts'
import { EARLY_INPUT_SCRIPT } from '../../src/shared/forms/early-input.ts'

/** Timeout for pages that are never painted, in background tabs. */
const PAINT_TIMEOUT_MS = 5000

/**
 * Loads the page's scripts after the HTML has been parsed and painted: on a slow connection the text and its font come
 * first. Input until then is recorded. Kept short, since it is in every page.
 */
export const START_SCRIPT =
  `${EARLY_INPUT_SCRIPT};` +
  "{const start=()=>{const later=document.querySelector('template');" +
  'document.head.append(later.content);import(later.dataset.entry)};' +
  `addEventListener('DOMContentLoaded',()=>{${WATCH_SCRIPT};` +
  "new PerformanceObserver(start).observe({type:'paint',buffered:true});" +
  `setTimeout(start,${PAINT_TIMEOUT_MS})})}`

/**
 * Scripts that the first paint doesn't need are in a template, where browsers ignore them; its attribute names the
 * entry script. Running this twice is harmless: the template is then empty, and modules run once.
 */
export const renderDeferredScripts = ({ entry, preload }: PageScripts): string =>
  `<template data-entry="${entry}">` +
  preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('') +
  '<link rel="manifest" href="/site.webmanifest"></template>'

/** The only inline script: code that has to run before the first paint, and the loader of the other scripts. */
export const BOOT_SCRIPT = `${LAYOUT_SCRIPT};${SESSION_SCRIPT};${START_SCRIPT}`

/** A page's HTML with the Content-Security-Policy that allows exactly its inline content. */
export interface PageDocument {
  html: string
  policy: string
}

export interface HeadingFont {
  url: string
  /** Its `@font-face`. */
  face: string
}

/** The font is preloaded for the first text that uses it. */
const renderFont = (font: HeadingFont | null): string =>
  font === null
    ? ''
    : `<link rel="preload" href="${font.url}" as="font" crossorigin><style>${font.face}</style>`

const renderHtml = (page: RenderedPage, scripts: PageScripts, font: HeadingFont | null): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  page.head +
  '<meta name="theme-color" content="#052940">' +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  renderFont(font) +
  `<script>${BOOT_SCRIPT}</script>` +
  page.styles +
  renderDeferredScripts(scripts) +
  `</head><body><div id="root">${page.body}</div>` +
  `<script type="application/json" id="dehydrated-state">${page.state}</script></body></html>`

/** The exact text of a style element. */
const getStyleText = (styles: string): string =>
  styles.slice(styles.indexOf('>') + 1, styles.lastIndexOf('</style>'))

/** Renders the document of a page; without the heading font for visitors who save data. */
export const renderDocument = (
  page: RenderedPage,
  scripts: PageScripts,
  font: HeadingFont | null,
): PageDocument => ({
  html: renderHtml(page, scripts, font),
  policy: createPagePolicy({
    scripts: [BOOT_SCRIPT],
    styles: [...(font === null ? [] : [font.face]), getStyleText(page.styles)],
    framesVideos: page.framesVideos,
  }),
})
