import { isIP } from 'node:net'

export const PORT_FORMAT = 'a port from 0 to 65535 (0: any free one)'

/** Parses a port number; undefined for other text. */
export const parsePort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined

export const HOST_FORMAT = 'an IP address or a host name to listen on'
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

/** Parses an IP address or a host name; undefined for other text. */
export const parseHost = (text: string): string | undefined =>
  isIP(text) !== 0 || HOST_NAME.test(text) ? text : undefined

const MAX_DELAY_SECONDS = 60
export const DELAY_FORMAT = `whole seconds from 0 to ${MAX_DELAY_SECONDS}`

/** Parses a delay of whole seconds, up to a minute; undefined for other text. */
export const parseDelay = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= MAX_DELAY_SECONDS ? Number(text) : undefined
