/** The shell's lazy islands: plain links, or nothing, until their script is there; one file, so that it is one request. */
export { Footer } from './footer/Footer.tsx'
export { MainMenu } from './header/MainMenu.tsx'
export { NavigationProgress } from './NavigationProgress.tsx'
export { QuickMenu } from './quick-menu/QuickMenu.tsx'
