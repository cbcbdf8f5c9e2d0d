import type { Redirect } from '@aurelio/contracts/redirects'

/** Everything may be read; where the list of pages is, once it is known where they stand. */
export function robotsFile(base: string | null): string {
  const list = base === null ? '' : `\nSitemap: ${new URL('sitemap.xml', base).href}\n`
  return `User-agent: *\nAllow: /\n${list}`
}

/** The pages that searchers may show, as sitemaps.org has it. */
export function sitemapFile(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${url.replaceAll('&', '&amp;')}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

type Standing = {
  redirects: readonly Pick<Redirect, 'from' | 'to'>[]
  /** Names of the files by the path that their pages have here. */
  files: ReadonlyMap<string, string>
  /** What every path of the site begins with here: `/p`, or nothing. */
  root: string
  /** Where the site stands here, for what is not exported. */
  url: string
}

/**
 * What leads elsewhere, as Netlify, Cloudflare Pages and others read it: what redirected before, and the addresses that
 * pages have without `.html`.
 */
export function redirectsFile({ redirects, files, root, url }: Standing): string {
  const own = (path: string) => (path.startsWith(`${root}/`) ? path.slice(root.length) : path)
  const target = (to: string) => {
    const whole = new URL(to, url)
    const file = whole.origin === new URL(url).origin ? files.get(whole.pathname) : undefined
    return file === undefined ? whole.href : pathOf(file)
  }
  const lines = [
    ...redirects.map(({ from, to }) => `${own(from)} ${target(to)} 301`),
    ...[...files]
      .filter(([path]) => own(path) !== '/')
      .map(([path, file]) => `${own(path)} ${pathOf(file)} 301`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file}`
}
