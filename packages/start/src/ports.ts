import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port and its environment variable. */
export interface Port {
  readonly variable: string
  readonly port: string
}

/** Why the servers can't use these ports, as a sentence. Each server reports other problems itself. */
export async function findPortProblem(host: string, ports: readonly Port[]): Promise<string | undefined> {
  for (const { variable, port } of ports) {
    // A server would choose a random port, where nobody would find it.
    if (port === '0') return `${variable} has to name a port. Set it to another number than 0`
    const other = ports.find((one) => one.port === port && one.variable !== variable)
    if (other) return `${variable} and ${other.variable} are both ${port}. Set one of them to another port`
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
