import { FULL_LAYERS } from './layers.ts'
import { runLayers } from './run-layers.ts'

/** `npm run test:full`: what is slow and rare. */
runLayers(FULL_LAYERS)
