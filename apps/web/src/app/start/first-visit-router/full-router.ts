/** The part of React Router that navigates, in a script of its own: a page is shown and works before it is there. */
export { createBrowserRouter } from 'react-router-dom'
