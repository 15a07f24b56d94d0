import type { PageScripts } from './client-assets.ts'

/** How long a page that nobody sees, in a tab behind others, waits for a paint. */
const PAINT_TIMEOUT_MS = 5000

/**
 * Asks for the page's scripts once the whole HTML is there and has been painted: on a slow line the text, and the font
 * that it stands in, come first and alone. Short, since each page has it.
 */
export const START_SCRIPT =
  "{const start=()=>{const later=document.querySelector('template');" +
  'document.head.append(later.content);import(later.dataset.entry)};' +
  "addEventListener('DOMContentLoaded',()=>{" +
  "new PerformanceObserver(start).observe({type:'paint',buffered:true});" +
  `setTimeout(start,${PAINT_TIMEOUT_MS})})}`

/**
 * What the first paint has no use for waits in a template, where browsers leave it alone; the script to start with is
 * named by it. A second start finds it empty, and a module runs once.
 */
export const renderDeferredScripts = ({ entry, preload }: PageScripts): string =>
  `<template data-entry="${entry}">` +
  preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('') +
  '<link rel="manifest" href="/site.webmanifest"></template>'
