export { eventSection, eventTypeFromText, isPast } from './events.ts'
export { growthBar } from './growth.ts'
export { newsCategoryFromText, newsSection, newsTab } from './news.ts'
