import type { FastifyInstance, RouteOptions } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, in the order of registration. */
    routeList: readonly RouteOptions[]
  }
}

/** Records all routes registered from here on, for the API reference and for tests. */
export function addRouteList(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.decorate('routeList', routes)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
}
