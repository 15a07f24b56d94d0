import type { Location } from 'react-router-dom'

const findElement = (selector: string): HTMLElement | null => document.querySelector(selector)

/**
 * Finds what to focus in a list: the Retry button after a failure, the anchor of the address, or the list's heading.
 */
const findResults = (hash: string): HTMLElement | null =>
  findElement('main [role=alert] button') ??
  document.getElementById(hash.slice(1) || 'results') ??
  findElement('main section h2')

function focus(wanted: HTMLElement | null): HTMLElement | null {
  const target = wanted ?? findElement('main h1') ?? findElement('main')
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
  return target
}

/** Identifies the first page that a list shows; more of it may be loaded below. */
function getFirstPage(search: string): string {
  const query = new URLSearchParams(search)
  return `${query.get('from') ?? query.get('page') ?? 1} ${query.get('after')}`
}

/** Watches until the next navigation, since the loading state and its heading are replaced by the loaded page. */
let watch: MutationObserver | undefined

/** Where the focus was when the new address was shown. */
interface PreviousFocus {
  readonly focused: Element | null
  /**
   * The control that opened the dialog that navigated. It gets the focus as the dialog closes, before or after this
   * script has loaded.
   */
  readonly opener: Element | null
}

/**
 * Moves the focus to the heading of a new page, or of a list that shows another page or has lost the focused element,
 * such as the chip of a filter. Otherwise the list's controls keep the focus: their form navigates with the state
 * `true`, and a dialog that navigated as it closed returns the focus to its opener.
 */
export function focusAfterNavigation(before: Location, to: Location, from: PreviousFocus): void {
  watch?.disconnect()
  const { focused, opener } = from
  const active = document.activeElement
  const isWhereItWas = [focused, opener, document.body].includes(active)
  // A focus that the visitor has moved meanwhile stays; a closed dialog has moved it itself.
  if (!isWhereItWas && !focused?.closest('[role=dialog]')) return
  const { pathname, search, hash, state } = to
  const isList = before.pathname === pathname || state === true
  const previous = opener ?? (active === document.body ? null : active)
  const isKept = isList && getFirstPage(before.search) === getFirstPage(search)
  const move = () => focus(isList ? findResults(hash) : null)
  let target = isKept && previous ? previous : move()
  watch = new MutationObserver(() => {
    if (target?.isConnected === false && document.activeElement === document.body) target = move()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
