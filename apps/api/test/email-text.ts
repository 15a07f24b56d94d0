const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of an email's HTML, with each link's address after its words. */
export const htmlToText = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2\n$1')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(\w+);/g, (_, name: string) => CHARACTERS[name] ?? name)
