import type { QuickGroup } from './quick-groups.ts'

/** The quick menu: spread out or folded to icons, with at most one group's links open. */
export interface QuickMenuState {
  /** `auto` until somebody touches it: spread out where there is room, folded on a phone. */
  spread: boolean | 'auto'
  openGroup: QuickGroup | null
}

export type QuickMenuAction =
  | { type: 'toggled'; isSpread: boolean }
  | { type: 'hovered' }
  | { type: 'chosen'; group: QuickGroup }
  | { type: 'closed' }

export const initialQuickMenu: QuickMenuState = { spread: 'auto', openGroup: null }

/** Folding closes the open group; choosing a group spreads the menu, and choosing the open one closes it. */
export function quickMenuReducer(state: QuickMenuState, action: QuickMenuAction): QuickMenuState {
  switch (action.type) {
    case 'toggled':
      return action.isSpread ? { spread: false, openGroup: null } : { ...state, spread: true }
    case 'hovered':
      return { ...state, spread: true }
    case 'chosen':
      return { spread: true, openGroup: state.openGroup === action.group ? null : action.group }
    case 'closed':
      return { ...state, openGroup: null }
  }
}
