import { AGRICULTURE } from './agriculture.ts'
import { BEAUTY } from './beauty.ts'
import { CLOTHING } from './clothing.ts'
import { CONSTRUCTION } from './construction.ts'
import { EDUCATION } from './education.ts'
import { ELECTRONICS } from './electronics.ts'
import { ENERGY } from './energy.ts'
import { FISHERIES } from './fisheries.ts'
import { FOOD } from './food.ts'
import { HANDICRAFTS } from './handicrafts.ts'
import { HOME } from './home.ts'
import { ICT } from './ict.ts'
import { LOGISTICS } from './logistics.ts'
import { MANUFACTURING } from './manufacturing.ts'
import { MINING } from './mining.ts'
import { OTHER } from './other.ts'
import { FRESH_PRODUCE } from './produce.ts'
import { PROPERTY } from './property.ts'
import type { Scenes } from './scenes.ts'
import { SPORTS } from './sports.ts'
import { TOURISM } from './tourism.ts'

/** Every picture of the demo. */
export const ALL_SCENES: Scenes = {
  ...AGRICULTURE,
  ...BEAUTY,
  ...CLOTHING,
  ...CONSTRUCTION,
  ...EDUCATION,
  ...ELECTRONICS,
  ...ENERGY,
  ...FISHERIES,
  ...FOOD,
  ...FRESH_PRODUCE,
  ...HANDICRAFTS,
  ...HOME,
  ...ICT,
  ...LOGISTICS,
  ...MANUFACTURING,
  ...MINING,
  ...OTHER,
  ...PROPERTY,
  ...SPORTS,
  ...TOURISM,
}
