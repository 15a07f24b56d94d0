import type { FastifyInstance, RouteOptions } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, in the order in which it was registered. */
    routeList: readonly RouteOptions[]
  }
}

/** Keeps account of what is registered from here on: the reference and the tests of rights read it. */
export function addRouteList(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.decorate('routeList', routes)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
}
