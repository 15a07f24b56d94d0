import { createIsbotFromList, list } from 'isbot'

/** Tools that visitors, developers and tests drive: the list of robots names them, but they crawl nothing by themselves. */
const TOOLS = ['HeadlessChrome', 'node', 'undici']

const crawlers = list.filter((pattern) => !TOOLS.some((tool) => new RegExp(pattern, 'i').test(tool)))
const isListed = createIsbotFromList(crawlers)

/** Whether a User-Agent names a crawler of search engines, previews or archives, or nothing at all. */
export const isCrawler = (userAgent: string | undefined): boolean => !userAgent || isListed(userAgent)
