/** The part of React Router that navigates, in another script: a page is shown and works before it is there. */
export { createBrowserRouter } from 'react-router-dom'
