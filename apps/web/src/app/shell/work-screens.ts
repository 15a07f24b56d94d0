import { paths } from '#shared/urls/paths.ts'

/** Where people work on something of their own: forms, the dashboard, the administration. */
const WORK_SCREENS = [
  paths.dashboard(),
  paths.admin(),
  paths.account(),
  '/auth',
  '/orders',
  paths.upgrade(),
  paths.registerBusiness(),
  paths.quoteBuilder(),
  paths.submitEvent(),
  paths.postTender(),
  paths.postJob(),
]

/** Whether a path is a screen to work on, which shows nothing that leads away from it. */
export const isWorkScreen = (pathname: string): boolean =>
  WORK_SCREENS.some((path) => pathname === path || pathname.startsWith(`${path}/`))
