import { paths, withQuery } from '#shared/urls/paths.ts'

/** The page on which a place is given back, with the code of its email. */
export const getRefundHref = (token: string): string => withQuery(paths.eventRegistration(), { token })
