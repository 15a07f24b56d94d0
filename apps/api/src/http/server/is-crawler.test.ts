import { expect, test } from 'vitest'
import { isCrawler } from './is-crawler.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 ${WEBKIT}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130.0.0.0 Safari/537.36`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'GPTBot/1.2',
  '',
  undefined,
])('%j is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true)
})

test.each([
  `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0.0.0 Safari/537.36`,
  'Opera/9.80 (Android; Opera Mini/36.2/191.231; U; en) Presto/2.12.423 Version/12.16',
  'node',
])('%j is not', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false)
})
