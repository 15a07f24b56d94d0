import type { Socket } from 'node:net'
import { unmapAddress } from './address.ts'

type Peer = Pick<Socket, 'remoteAddress'>

/** Whether the peer of a connection is the trusted proxy; false if none is trusted, or once the connection has ended. */
export const isFromProxy = ({ remoteAddress }: Peer, trustedProxy: string | null): boolean =>
  trustedProxy !== null && remoteAddress !== undefined && unmapAddress(remoteAddress) === trustedProxy
