export { insertNews, type NewsRecord } from './news.repository.ts'
