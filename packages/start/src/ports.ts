import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port, and the variable that it comes from. */
export interface Port {
  readonly variable: string
  readonly port: string
}

/** The first of these ports that another program listens on. What is wrong with one otherwise, its server says. */
export async function findTakenPort(host: string, ports: readonly Port[]): Promise<Port | undefined> {
  for (const port of ports) if (await isTaken(host, port)) return port
  return undefined
}

async function isTaken(host: string, { port }: Port): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ host, port: Number(port), exclusive: true })
    await once(server, 'listening')
    server.close()
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  }
}
