import { relative } from 'node:path'
import type { Plugin } from 'vite'

const SCREEN = /\.screen\.tsx$/

/**
 * Lets the server know which source file a screen came from, so that the page can preload that screen's script:
 * in the server's build each `*.screen.tsx` also exports `source`, its key in the client's manifest.
 */
export function screenSources(): Plugin {
  let root = ''
  return {
    name: 'screen-sources',
    configResolved: (config) => {
      root = config.root
    },
    transform: (code, id, options) => {
      if (!options?.ssr || !SCREEN.test(id)) return null
      return { code: `${code}\nexport const source = ${JSON.stringify(relative(root, id))}\n`, map: null }
    },
  }
}
