import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { PENDING_LIFETIME } from './sign-in.service.ts'

type CookieConfig = Pick<Config, 'https'>

/** The cookie of a sign-in that waits for its code; it grants no access by itself. */
const getCookieName = ({ https }: CookieConfig): string => (https ? '__Host-second-step' : 'second-step')

export function setPendingCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  void reply.setCookie(getCookieName(config), token, { maxAge: PENDING_LIFETIME / 1000 })
}

export const readPendingCookie = ({ cookies }: FastifyRequest, config: CookieConfig): string =>
  cookies[getCookieName(config)] ?? ''

export function clearPendingCookie(reply: FastifyReply, config: CookieConfig): void {
  void reply.clearCookie(getCookieName(config))
}
