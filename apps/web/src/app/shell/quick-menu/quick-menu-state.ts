import type { QuickGroup } from './quick-groups.ts'

/** The quick menu: expanded or folded to icons, with at most one group open. */
export interface QuickMenuState {
  /** `auto` until it is used: expanded where there is room beside the page. */
  expanded: boolean | 'auto'
  openGroup: QuickGroup | null
}

export type QuickMenuAction =
  | { type: 'toggled'; isExpanded: boolean }
  | { type: 'hovered' }
  | { type: 'chosen'; group: QuickGroup }
  | { type: 'closed' }

export const initialQuickMenu: QuickMenuState = { expanded: 'auto', openGroup: null }

/** Folding closes the open group; choosing a group expands the menu; choosing the open group closes it. */
export function quickMenuReducer(state: QuickMenuState, action: QuickMenuAction): QuickMenuState {
  switch (action.type) {
    case 'toggled':
      return action.isExpanded ? { expanded: false, openGroup: null } : { ...state, expanded: true }
    case 'hovered':
      return { ...state, expanded: true }
    case 'chosen':
      return { expanded: true, openGroup: state.openGroup === action.group ? null : action.group }
    case 'closed':
      return { ...state, openGroup: null }
  }
}
