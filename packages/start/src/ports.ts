import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port, and the variable that it comes from. */
export interface Port {
  readonly variable: string
  readonly port: string
}

/** Why the servers can't have these ports, as a sentence. What is wrong with one otherwise, its server says. */
export async function findPortProblem(host: string, ports: readonly Port[]): Promise<string | undefined> {
  for (const { variable, port } of ports) {
    // A server would take any free port, where nobody would find it.
    if (port === '0') return `${variable} has to name a port. Set it to another number than 0`
    const twin = ports.find((other) => other.port === port && other.variable !== variable)
    if (twin) return `${variable} and ${twin.variable} are both ${port}. Set one of them to another port`
    if (await isTaken(host, port)) return `Port ${port} is taken. Stop what uses it, or set ${variable}`
  }
  return undefined
}

async function isTaken(host: string, port: string): Promise<boolean> {
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
