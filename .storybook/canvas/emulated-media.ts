/** What the canvas pretends to be; what is left out is as the browser has it. */
export interface EmulatedMedia {
  /** The rules of `@media print` apply, and those for screens do not. */
  readonly print: boolean
  readonly reducedMotion: boolean
  readonly forcedColors: boolean
}

const NOTHING: EmulatedMedia = { print: false, reducedMotion: false, forcedColors: false }

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

let current = NOTHING

/** A list of media queries with the emulated ones answered: `print` becomes `all`. */
export function answerQueries(list: string, { print, reducedMotion, forcedColors }: EmulatedMedia): string {
  let answered = list
  if (print) answered = answered.replace(/\bscreen\b/g, 'not all').replace(/\bprint\b/g, 'all')
  if (reducedMotion)
    answered = answered
      .replace(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g, ALWAYS)
      .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, NEVER)
  if (forcedColors)
    answered = answered
      .replace(/\(\s*forced-colors\s*(?::\s*active\s*)?\)/g, ALWAYS)
      .replace(/\(\s*forced-colors\s*:\s*none\s*\)/g, NEVER)
  return answered
}

const asWritten = new WeakMap<CSSMediaRule, string>()

function answerRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSGroupingRule)) continue
    if (rule instanceof CSSMediaRule) {
      const condition = asWritten.get(rule) ?? rule.conditionText
      const answered = answerQueries(condition, current)
      if (answered !== rule.conditionText) {
        asWritten.set(rule, condition)
        rule.media.mediaText = answered
      }
    }
    answerRules(rule.cssRules)
  }
}

/** The style sheets of the page, without those of other origins, which scripts can't read. */
const ownSheets = (): CSSStyleSheet[] =>
  [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ href }) => href === null)

let seen = ''

/** Answers the rules again when there are more or fewer: components write theirs when they first render. */
function answerSheets(): void {
  const sheets = ownSheets()
  const now = sheets.map(({ cssRules }) => cssRules.length).join(' ')
  if (now === seen) return
  seen = now
  for (const sheet of sheets) answerRules(sheet.cssRules)
}

function watchSheets(): void {
  if (current === NOTHING) return
  answerSheets()
  requestAnimationFrame(watchSheets)
}

const nativeMatchMedia = window.matchMedia.bind(window)

/** The answer to a script's `matchMedia`, which changes with what is emulated. */
class EmulatedQueryList extends EventTarget {
  readonly media: string
  onchange = null
  #told: boolean

  constructor(media: string) {
    super()
    this.media = media
    this.#told = this.matches
    nativeMatchMedia(media).addEventListener('change', () => this.tell())
  }

  get matches(): boolean {
    return nativeMatchMedia(answerQueries(this.media, current)).matches
  }

  /** Tells the listeners if the answer is another one than before. */
  tell(): void {
    const { matches, media } = this
    if (matches === this.#told) return
    this.#told = matches
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
 * Makes the page’s styles and scripts see other media than the browser’s own: print, reduced motion, forced colours.
 * A page can’t switch those; so the conditions in its style sheets are answered for it, and so is `matchMedia`.
 */
export function emulateMedia(wanted: Partial<EmulatedMedia>): void {
  const next = { ...NOTHING, ...wanted }
  const isNothing = !next.print && !next.reducedMotion && !next.forcedColors
  const wasNothing = current === NOTHING
  current = isNothing ? NOTHING : next
  seen = ''
  if (!wasNothing || !isNothing) answerSheets()
  if (wasNothing) watchSheets()
  for (const list of lists.values()) list.tell()
}
