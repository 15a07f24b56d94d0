/**
 * Loaded by every page after hydration: the shell's lazy islands, which are plain links or nothing until then, and the
 * router that navigates. One file, so that it is one request.
 */
export { createBrowserRouter } from './full-router.ts'
export { Footer } from './footer/Footer.tsx'
export { MainMenu } from './header/MainMenu.tsx'
export { NavigationProgress } from './NavigationProgress.tsx'
export { QuickMenu } from './quick-menu/QuickMenu.tsx'
