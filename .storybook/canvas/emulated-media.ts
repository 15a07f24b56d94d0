/** The emulated media features; absent ones are the browser’s own. */
export interface EmulatedMedia {
  /** Applies the rules of `@media print` instead of those for screens. */
  readonly print: boolean
  readonly reducedMotion: boolean
  readonly forcedColors: boolean
}

const NOTHING: EmulatedMedia = { print: false, reducedMotion: false, forcedColors: false }

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

let current = NOTHING

/** Rewrites a media query list for the emulated features: `print` becomes `all`. */
export function rewriteQueries(list: string, { print, reducedMotion, forcedColors }: EmulatedMedia): string {
  let rewritten = list
  if (print) rewritten = rewritten.replace(/\bscreen\b/g, 'not all').replace(/\bprint\b/g, 'all')
  if (reducedMotion)
    rewritten = rewritten
      .replace(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g, ALWAYS)
      .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, NEVER)
  if (forcedColors)
    rewritten = rewritten
      .replace(/\(\s*forced-colors\s*(?::\s*active\s*)?\)/g, ALWAYS)
      .replace(/\(\s*forced-colors\s*:\s*none\s*\)/g, NEVER)
  return rewritten
}

const asWritten = new WeakMap<CSSMediaRule, string>()

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSGroupingRule)) continue
    if (rule instanceof CSSMediaRule) {
      const condition = asWritten.get(rule) ?? rule.conditionText
      const rewritten = rewriteQueries(condition, current)
      if (rewritten !== rule.conditionText) {
        asWritten.set(rule, condition)
        rule.media.mediaText = rewritten
      }
    }
    rewriteRules(rule.cssRules)
  }
}

/** The style sheets of the page that scripts can read: those of the same origin. */
const listReadableSheets = (): CSSStyleSheet[] =>
  [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ href }) => href === null)

let seen = ''

/** Rewrites the rules again when their number changes, since components add theirs when they first render. */
function rewriteSheets(): void {
  const sheets = listReadableSheets()
  const now = sheets.map(({ cssRules }) => cssRules.length).join(' ')
  if (now === seen) return
  seen = now
  for (const sheet of sheets) rewriteRules(sheet.cssRules)
}

function observeSheets(): void {
  if (current === NOTHING) return
  rewriteSheets()
  requestAnimationFrame(observeSheets)
}

const nativeMatchMedia = window.matchMedia.bind(window)

/** A replacement of `MediaQueryList` that follows the emulated features. */
class EmulatedQueryList extends EventTarget {
  readonly media: string
  onchange = null
  #lastMatches: boolean

  constructor(media: string) {
    super()
    this.media = media
    this.#lastMatches = this.matches
    nativeMatchMedia(media).addEventListener('change', () => this.notifyListeners())
  }

  get matches(): boolean {
    return nativeMatchMedia(rewriteQueries(this.media, current)).matches
  }

  /** Notifies the listeners if the result has changed. */
  notifyListeners(): void {
    const { matches, media } = this
    if (matches === this.#lastMatches) return
    this.#lastMatches = matches
    this.dispatchEvent(new MediaQueryListEvent('change', { matches, media }))
  }

  addListener(listener: EventListener): void {
    this.addEventListener('change', listener)
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener)
  }
}

const lists = new Map<string, EmulatedQueryList>()

window.matchMedia = (query) => {
  const list = lists.get(query) ?? new EmulatedQueryList(query)
  lists.set(query, list)
  return list
}

/**
 * Emulates media features for the page’s styles and scripts: print, reduced motion, forced colours. A page can’t set them
 * itself, so the media conditions in its style sheets are rewritten and `matchMedia` is replaced.
 */
export function emulateMedia(wanted: Partial<EmulatedMedia>): void {
  const next = { ...NOTHING, ...wanted }
  const isNothing = !next.print && !next.reducedMotion && !next.forcedColors
  const wasNothing = current === NOTHING
  current = isNothing ? NOTHING : next
  seen = ''
  if (!wasNothing || !isNothing) rewriteSheets()
  if (wasNothing) observeSheets()
  for (const list of lists.values()) list.notifyListeners()
}
