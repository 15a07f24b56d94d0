import type { Location } from 'react-router-dom'

const find = (selector: string): HTMLElement | null => document.querySelector(selector)

/**
 * Where a list says what it has: the button that tries again where it failed, the part of the page that the address names,
 * or its heading.
 */
const findResults = (hash: string): HTMLElement | null =>
  find('main [role=alert] button') ??
  document.getElementById(hash.slice(1) || 'results') ??
  find('main section h2')

function focus(wanted: HTMLElement | null): HTMLElement | null {
  const target = wanted ?? find('main h1') ?? find('main')
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
  return target
}

/** Where a list begins; more of it may be loaded below. */
function firstPage(search: string): string {
  const query = new URLSearchParams(search)
  return `${query.get('from') ?? query.get('page') ?? 1} ${query.get('after')}`
}

/** A loading state is replaced by the loaded page, and its heading with it: watched until the next navigation. */
let watch: MutationObserver | undefined

/** Where the focus was when the new address was shown. */
interface FocusBefore {
  readonly focused: Element | null
  /** What opened the dialog that navigated, and gets the focus as that closes, before or after this script has loaded. */
  readonly opener: Element | null
}

/**
 * Moves the focus to the heading of a new page, or to that of a list that shows another page or has lost what had the focus,
 * such as the chip of a filter. Otherwise the controls of a list keep it: their form navigates with the state `true`, and
 * a dialog that navigated as it closed gives it back to what opened it.
 */
export function focusAfterNavigation(before: Location, to: Location, from: FocusBefore): void {
  watch?.disconnect()
  const { focused, opener } = from
  const active = document.activeElement
  const isWhereItWas = [focused, opener, document.body].includes(active)
  // Whoever has moved on meanwhile stays there; a closed dialog has moved the focus itself.
  if (!isWhereItWas && !focused?.closest('[role=dialog]')) return
  const { pathname, search, hash, state } = to
  const isList = before.pathname === pathname || state === true
  const keeper = opener ?? (active === document.body ? null : active)
  const isKept = isList && firstPage(before.search) === firstPage(search)
  const move = () => focus(isList ? findResults(hash) : null)
  let target = isKept && keeper ? keeper : move()
  watch = new MutationObserver(() => {
    if (target?.isConnected === false && document.activeElement === document.body) target = move()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
