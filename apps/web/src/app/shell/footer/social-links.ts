/** Social networks by host, with an icon's path on a 24 x 24 grid. */
const NETWORKS = [
  {
    host: 'facebook.com',
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.5-1.5h2V3h-3C12 3 10.5 4.5 10.5 7v2.5H8V13h2.5v8',
  },
  {
    host: 'instagram.com',
    name: 'Instagram',
    path: 'M4 4h16v16H4zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM17 7v.1',
  },
  {
    host: 'linkedin.com',
    name: 'LinkedIn',
    path: 'M4 4h16v16H4zM8 11v5M8 8v.1M12 16v-5M12 13c0-3 4-3 4 0v3',
  },
  { host: 'youtube.com', name: 'YouTube', path: 'M3 6h18v12H3zM10 9v6l5-3z' },
  { host: 'tiktok.com', name: 'TikTok', path: 'M14 3v12a4 4 0 1 1-4-4M14 3c0 3 2 5 5 5' },
  { host: 'x.com', name: 'X', path: 'M4 4l16 16M20 4L4 20' },
] as const

/** The hosts of networks with an icon. */
export const NETWORK_HOSTS: readonly string[] = NETWORKS.map(({ host }) => host)

export interface SocialLink {
  href: string
  name: string
  path: string
}

/** The links of the configured addresses; only https addresses of known hosts count. */
export const toSocialLinks = (addresses: readonly string[]): SocialLink[] =>
  addresses.flatMap((href) => {
    const url = URL.parse(href)
    const host = url?.hostname.replace(/^www\./, '')
    const network = url?.protocol === 'https:' && NETWORKS.find((one) => one.host === host)
    return network ? [{ href, name: network.name, path: network.path }] : []
  })
