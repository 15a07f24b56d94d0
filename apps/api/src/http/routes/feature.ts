import type { FastifyInstance } from 'fastify'

/**
 * Adds the routes of a feature. Throws if one doesn't begin with one of `prefixes`, so that the list of features shows who
 * serves an address.
 */
export async function addFeature(
  app: FastifyInstance,
  prefixes: readonly string[],
  routes: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', ({ url }) => {
      if (
        prefixes.some(
          (prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}.`),
        )
      )
        return
      throw new Error(`${url} is not below ${prefixes.join(' or ')}, where app.ts has this feature`)
    })
    await routes(scope)
  })
}
