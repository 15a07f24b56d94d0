import { paths, withQuery } from '#shared/urls/paths.ts'

/** The page on which a place at an event is given back, with the code of its email. */
export const getCancellationHref = (token: string, event: string): string =>
  withQuery(paths.eventRegistration(), { token, event })
