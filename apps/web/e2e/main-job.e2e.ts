import { visitors } from './browser.ts'
import { testMainJob } from './main-job.ts'
import { ownPortal } from './own-portal.ts'
import { takeScreenshot } from './screenshots.ts'

testMainJob({
  open: visitors().open,
  portalUrl: () => ownPortal().url,
  environment: () => ({ DATA_DIR: ownPortal().dataDir, PORTAL_DEMO: '1' }),
  takePicture: takeScreenshot,
})
