/** Whose players and boards may stand in a page, by host: the name that a visitor knows. */
export const embedHosts: Readonly<Record<string, string>> = {
  'open.spotify.com': 'Spotify',
  'w.soundcloud.com': 'SoundCloud',
  'www.openstreetmap.org': 'OpenStreetMap',
  'calendly.com': 'Calendly',
  'player.vimeo.com': 'Vimeo',
  'www.youtube-nocookie.com': 'YouTube',
  'embed.figma.com': 'Figma',
  'codepen.io': 'CodePen',
}

/** What a service gives to be embedded where it has another host for it, which follows nobody. */
const betterHosts: Readonly<Record<string, string>> = { 'www.youtube.com': 'www.youtube-nocookie.com' }

export type Embedded = { src: string; name: string }

/** What an address stands for; undefined where its host is not on the list, or it is not asked for safely. */
export function embeddedAt(address: string): Embedded | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const better = Object.hasOwn(betterHosts, url.hostname) ? betterHosts[url.hostname] : undefined
  if (better !== undefined && url.pathname.startsWith('/embed/')) url.hostname = better
  const { protocol, hostname, port, username, href } = url
  const name = Object.hasOwn(embedHosts, hostname) ? embedHosts[hostname] : undefined
  return name !== undefined && protocol === 'https:' && port === '' && username === ''
    ? { src: href, name }
    : undefined
}
