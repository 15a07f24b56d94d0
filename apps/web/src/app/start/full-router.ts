/** What it takes to go from page to page: a script of its own, since a page is shown and works before it. */
export { createBrowserRouter } from 'react-router-dom'
