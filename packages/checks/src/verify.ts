import { LAYERS } from './layers.ts'
import { runLayers } from './run-layers.ts'

/** `npm test`. */
runLayers(LAYERS)
