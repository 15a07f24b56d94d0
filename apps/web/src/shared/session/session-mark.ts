/** Set and cleared with the session, and empty of meaning otherwise: the session's own cookie is out of reach here. */
const MARK = 'signed-in=1'

/** Whether a session may be there; asking without one would leave an error on every page. */
export const isMarkedSignedIn = (): boolean => document.cookie.split('; ').includes(MARK)

/**
 * Says on the root element, before anything is painted, that a session may be there: the server's page is the same
 * for everybody, and the style sheet keeps room for what is one's own. Stands in the document's head.
 */
export const SESSION_SCRIPT = `if(/(^| )${MARK}/.test(document.cookie))document.documentElement.dataset.session='1'`

/** A selector for styles of a page that a session may be there for. */
export const withSession = ":root[data-session='1'] &"
