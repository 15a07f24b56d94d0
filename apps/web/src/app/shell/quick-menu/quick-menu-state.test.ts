import { expect, test } from 'vitest'
import { initialQuickMenu, quickMenuReducer, type QuickMenuAction } from './quick-menu-state.ts'

const after = (...actions: QuickMenuAction[]) => actions.reduce(quickMenuReducer, initialQuickMenu)

test.each<[string, QuickMenuAction[], ReturnType<typeof after>]>([
  [
    'folding closes the open group',
    [
      { type: 'chosen', group: 'Events' },
      { type: 'toggled', isExpanded: true },
    ],
    { expanded: false, openGroup: null },
  ],
  ['expanding opens no group', [{ type: 'toggled', isExpanded: false }], { expanded: true, openGroup: null }],
  [
    'choosing a group in a folded menu expands it',
    [
      { type: 'toggled', isExpanded: true },
      { type: 'chosen', group: 'Events' },
    ],
    { expanded: true, openGroup: 'Events' },
  ],
  [
    'choosing the open group closes it',
    [
      { type: 'chosen', group: 'Events' },
      { type: 'chosen', group: 'Events' },
    ],
    { expanded: true, openGroup: null },
  ],
  [
    'choosing another group closes the first',
    [
      { type: 'chosen', group: 'Events' },
      { type: 'chosen', group: 'Jobs & Tenders' },
    ],
    { expanded: true, openGroup: 'Jobs & Tenders' },
  ],
  [
    'hovering expands a folded menu',
    [{ type: 'toggled', isExpanded: true }, { type: 'hovered' }],
    { expanded: true, openGroup: null },
  ],
])('%s', (_what, actions, state) => {
  expect(after(...actions)).toEqual(state)
})
