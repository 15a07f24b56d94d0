import { expect, test } from 'vitest'
import { initialQuickMenu, quickMenuReducer, type QuickMenuAction } from './quick-menu-state.ts'

const after = (...actions: QuickMenuAction[]) => actions.reduce(quickMenuReducer, initialQuickMenu)

test.each<[string, QuickMenuAction[], ReturnType<typeof after>]>([
  [
    'folding closes the open group',
    [
      { type: 'chosen', group: 'Events' },
      { type: 'toggled', isSpread: true },
    ],
    { spread: false, openGroup: null },
  ],
  ['unfolding opens no group', [{ type: 'toggled', isSpread: false }], { spread: true, openGroup: null }],
  [
    'choosing a group in a folded menu spreads it',
    [
      { type: 'toggled', isSpread: true },
      { type: 'chosen', group: 'Events' },
    ],
    { spread: true, openGroup: 'Events' },
  ],
  [
    'choosing the open group closes it',
    [
      { type: 'chosen', group: 'Events' },
      { type: 'chosen', group: 'Events' },
    ],
    { spread: true, openGroup: null },
  ],
  [
    'choosing another group closes the first',
    [
      { type: 'chosen', group: 'Events' },
      { type: 'chosen', group: 'Jobs & Tenders' },
    ],
    { spread: true, openGroup: 'Jobs & Tenders' },
  ],
  [
    'hovering spreads a folded menu',
    [{ type: 'toggled', isSpread: true }, { type: 'hovered' }],
    { spread: true, openGroup: null },
  ],
])('%s', (_what, actions, state) => {
  expect(after(...actions)).toEqual(state)
})
