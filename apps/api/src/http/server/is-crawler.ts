import { createIsbotFromList, list } from 'isbot'

/** Tools of visitors, developers and tests: the list of robots contains them, but they don't crawl. */
const TOOLS = ['HeadlessChrome', 'node', 'undici']

const crawlers = list.filter((pattern) => !TOOLS.some((tool) => new RegExp(pattern, 'i').test(tool)))
const isListed = createIsbotFromList(crawlers)

/** Whether a User-Agent is that of a crawler of search engines, previews or archives, or is empty. */
export const isCrawler = (userAgent: string | undefined): boolean => !userAgent || isListed(userAgent)
