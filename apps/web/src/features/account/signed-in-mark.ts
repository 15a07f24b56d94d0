/** Set and cleared with the session, and empty of meaning otherwise: the session's own cookie is out of reach here. */
const MARK = 'signed-in=1'

/** Whether a session may be there; asking without one would leave an error on every page. */
export const isMarkedSignedIn = (): boolean => document.cookie.split('; ').includes(MARK)
