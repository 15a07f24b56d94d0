import { paths, withQuery } from '#shared/urls/paths.ts'

/** The page on which a place is given back, with the code of its email. */
export const getCancellationHref = (token: string): string => withQuery(paths.eventRegistration(), { token })
