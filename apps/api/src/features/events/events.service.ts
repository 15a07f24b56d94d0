export { insertEvents, type EventRecord } from './events.repository.ts'
