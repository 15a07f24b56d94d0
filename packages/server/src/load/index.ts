export { measureLoad } from './measure-load.ts'
