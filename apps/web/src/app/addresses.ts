import type { RouteObject } from 'react-router-dom'

/** A screen's URL pattern and the query parameters that it reads. */
export interface Address {
  pattern: string
  query: readonly string[]
}

/** Collects the addresses of all screens; loads their modules to know their parameters. */
export async function collectAddresses(routes: readonly RouteObject[]): Promise<Address[]> {
  const addresses = await Promise.all(routes.map(collectAddressesOfRoute))
  return addresses.flat()
}

async function collectAddressesOfRoute({ path, lazy, handle, children }: RouteObject): Promise<Address[]> {
  if (children) return collectAddresses(children)
  const loaded = typeof lazy === 'function' ? await lazy() : { handle: handle as unknown }
  const { query = [] } = (loaded.handle ?? {}) as { query?: readonly string[] }
  return path === undefined ? [] : [{ pattern: path, query }]
}
