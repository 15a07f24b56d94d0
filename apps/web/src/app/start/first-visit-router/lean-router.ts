import type { Plugin } from 'vite'

/** The module that imports the part that navigates. */
const FULL_ROUTER = /[\\/]app[\\/]shell[\\/]full-router\.ts$/
const APART = '?apart'
const ROUTER = /^(?:react-router|\.)/
const IN_ROUTER = /[\\/]react-router[\\/]dist[\\/]/

/**
 * React Router is one module with the part that navigates and much that this site doesn't use, and the bundler puts a
 * module into one script. So the importer of the part that navigates gets a copy of the module: tree-shaking leaves
 * that part in the copy, and the rest in the original. Both are the production build, without display names.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !ROUTER.test(source)) return null
      const isApart = importer.endsWith(APART) || FULL_ROUTER.test(importer)
      if (!isApart && !source.startsWith('react-router')) return null
      const found = await this.resolve(source, importer.replace(APART, ''), { ...options, skipSelf: true })
      if (!found || found.external) return found
      const id = found.id.replace(/([\\/]react-router[\\/]dist[\\/])development/, '$1production')
      return { ...found, id: isApart ? id + APART : id, moduleSideEffects: false }
    },
    transform: {
      filter: { id: IN_ROUTER },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
