const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Converts an email's HTML to text, with each link's URL after its label. */
export const htmlToText = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2\n$1')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(\w+);/g, (_, name: string) => CHARACTERS[name] ?? name)
