import { FULL_LAYERS } from './layers.ts'
import { runLayers } from './run-layers.ts'

/** `npm run test:full`: the slow tests, which run rarely. */
runLayers(FULL_LAYERS)
