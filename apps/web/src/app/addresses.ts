import type { RouteObject } from 'react-router-dom'

/** Where a screen is, and the parameters that it reads there. */
export interface Address {
  pattern: string
  query: readonly string[]
}

/** The addresses of all screens, for which their scripts are loaded. */
export async function addressesOf(routes: readonly RouteObject[]): Promise<Address[]> {
  const addresses = await Promise.all(routes.map(addressesOfRoute))
  return addresses.flat()
}

async function addressesOfRoute({ path, lazy, handle, children }: RouteObject): Promise<Address[]> {
  if (children) return addressesOf(children)
  const loaded = typeof lazy === 'function' ? await lazy() : { handle: handle as unknown }
  const { query = [] } = (loaded.handle ?? {}) as { query?: readonly string[] }
  return path === undefined ? [] : [{ pattern: path, query }]
}
