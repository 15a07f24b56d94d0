import type { Plugin } from 'vite'

/** What imports the part that navigates. */
const FULL_ROUTER = /[\\/]app[\\/]start[\\/]full-router\.ts$/
const APART = '?apart'
const ROUTER = /^(?:react-router|\.)/
const IN_ROUTER = /[\\/]react-router[\\/]dist[\\/]/

/**
 * React Router is one module, with the part that navigates and much that this site has no use for, and the bundler
 * puts a module into one script. So what imports the part that navigates gets a copy of its own, which is shaken down
 * to that part, as the other is to the rest. Names for developers' tools and warnings for developers stay out of both.
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
