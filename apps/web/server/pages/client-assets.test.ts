import { expect, test } from 'vitest'
import { findPageScripts } from './client-assets.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/features/a.screen.tsx': {
    file: 'assets/a.js',
    imports: ['_shared.js', '_cards.js', 'src/entry-client.tsx'],
  },
  '_cards.js': { file: 'assets/cards.js' },
  'src/features/b.screen.tsx': { file: 'assets/b.js' },
}

test('preloads the entry’s and the screen’s chunks, each once', () => {
  expect(findPageScripts(manifest, ['src/features/a.screen.tsx'])).toEqual({
    entry: '/assets/entry.js',
    preload: ['/assets/shared.js', '/assets/a.js', '/assets/cards.js'],
  })
})
