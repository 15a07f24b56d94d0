import type { QuickGroup } from './quick-groups.ts'

/** The quick menu: spread or folded to icons, with at most one group open. */
export interface QuickMenuState {
  /** `auto` until it is used: spread where there is room, folded on a phone. */
  spread: boolean | 'auto'
  openGroup: QuickGroup | null
}

export type QuickMenuAction =
  | { type: 'toggled'; isSpread: boolean }
  | { type: 'hovered' }
  | { type: 'chosen'; group: QuickGroup }
  | { type: 'closed' }

export const initialQuickMenu: QuickMenuState = { spread: 'auto', openGroup: null }

/** Folding closes the open group; choosing a group spreads the menu; choosing the open group closes it. */
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
