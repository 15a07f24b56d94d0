import { WATCH_SCRIPT } from '../../src/app/start/replaced-text/early-changes.ts'
import { EARLY_INPUT_SCRIPT } from '../../src/shared/forms/early-input.ts'
import type { PageScripts } from './client-assets.ts'

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
