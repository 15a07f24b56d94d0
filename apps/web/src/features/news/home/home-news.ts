/** The home page's query for news: its carousel and the server's load send the same. */
export const HOME_NEWS = { limit: '3' } as const
