import type { MadeIcon } from '../worker/protocol.ts'
import type { OutputFile } from './archive.ts'
import { icoOf } from './ico.ts'

type SiteIcons = {
  /** What the site is called where it is installed. */
  name: string
  /** Behind the icons of phones, and the colour of the browser about the page: `#rrggbb`. */
  colour: string
  /** True where the drawing itself goes along, which browsers take before every other. */
  hasDrawing: boolean
}

/** The lines that a page needs in its head. */
export function iconLines({ colour, hasDrawing }: Omit<SiteIcons, 'name'>): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    hasDrawing
      ? '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
      : '<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${colour}">`,
  ].join('\n')
}

/** What the manifest says of an icon; `more` of what it is for. */
function manifestIcon(file: string, side: number, more: object = {}) {
  return { src: `/${file}`, sizes: `${side}x${side}`, type: 'image/png', ...more }
}

/** What a phone reads where the site is put on its home screen. */
export function webManifest({ name, colour }: Pick<SiteIcons, 'name' | 'colour'>): string {
  const manifest = {
    name,
    short_name: Array.from(name).slice(0, 30).join(''),
    start_url: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [
      manifestIcon('icon-192.png', 192),
      manifestIcon('icon-512.png', 512),
      manifestIcon('icon-maskable-512.png', 512, { purpose: 'maskable' }),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Sides of the pictures in `favicon.ico`. */
const inIco = [16, 32, 48]

/** Every file of the set, for the root of a site. */
export async function iconFiles(
  made: readonly MadeIcon[],
  site: SiteIcons,
  drawing: Blob | null,
): Promise<OutputFile[]> {
  const blobOf = (kind: MadeIcon['kind'], side: number) =>
    made.find((icon) => icon.kind === kind && icon.side === side)?.blob
  const small = inIco.flatMap((side) => {
    const blob = blobOf('plain', side)
    return blob ? [{ side, blob }] : []
  })
  const pictures = await Promise.all(
    small.map(async ({ side, blob }) => ({ side, png: new Uint8Array(await blob.arrayBuffer()) })),
  )
  const named: [string, Blob | null | undefined][] = [
    ['favicon.ico', new Blob([icoOf(pictures)], { type: 'image/x-icon' })],
    ['icon.svg', drawing],
    ['apple-touch-icon.png', blobOf('filled', 180)],
    ['icon-192.png', blobOf('plain', 192)],
    ['icon-512.png', blobOf('plain', 512)],
    ['icon-maskable-512.png', blobOf('maskable', 512)],
    ['site.webmanifest', new Blob([webManifest(site)], { type: 'application/manifest+json' })],
    ['icons.html', new Blob([`${iconLines(site)}\n`], { type: 'text/html' })],
  ]
  return named.flatMap(([name, blob]) => (blob ? [{ name, blob }] : []))
}
