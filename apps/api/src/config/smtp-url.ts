/** The server that takes mails. */
export interface SmtpServer {
  readonly host: string
  /** Null for the default port. */
  readonly port: number | null
  /** Whether TLS starts with the connection (smtps); otherwise STARTTLS if the server offers it. */
  readonly secure: boolean
  readonly account: { readonly user: string; readonly pass: string } | null
}

/** Parses `smtp://user:pass@host:port` or `smtps://...`; null for anything else. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.port === '0') return null
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return null
  if ((url.username === '') !== (url.password === '')) return null
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? null : Number(url.port),
      secure: url.protocol === 'smtps:',
      account:
        url.username === ''
          ? null
          : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }
  } catch {
    // A percent sign that encodes nothing.
    return null
  }
}
