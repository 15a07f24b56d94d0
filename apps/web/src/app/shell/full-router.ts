/** The part of React Router that navigates, in a separate script: pages are shown and work before it has loaded. */
export { createBrowserRouter } from 'react-router-dom'
