import { handOver } from './hand-over.ts'
import { texts } from './texts/words.ts'

/** What the document has asked for (index.html), by what it is. */
export type Asked = Readonly<Record<'session' | 'home' | 'pages', Promise<Response>>>

type Session = { user: { name: string; email: string }; can: Record<string, boolean> } | null
type Home = { hasSample: boolean; pendingTasks: number; completedTasks: number; projects: readonly unknown[] }
type Pages = { items: readonly { name: string; thumbnail: { path: string } | null }[] }

/** As many as stand beside each other on a wide screen; of these, how many are seen at once on a phone. */
const most = 4
const firstSeen = 2

/**
 * Draws the top of the team's home, as it is for who is signed in, while its script is still to come: React draws the
 * same in the same places, and takes its place (`hand-over.ts`). A picture of the screen, which nobody can press or be
 * read: assistive technology hears of the screen once it can be used. Resolves once it is painted, with its pictures, or
 * where there is none. Rejects where an answer does not come.
 */
export async function firstLook(asked: Asked): Promise<void> {
  const [session, home, pages] = await Promise.all([
    answer<Session>(asked.session),
    answer<Home>(asked.home),
    answer<Pages>(asked.pages).then((list) => list && withPictures(list)),
    styles(),
  ])
  if (!session?.can['workspace.see'] || !home || !pages) return
  await document.fonts.load('1em "Inter Variable"')
  const layer = element('div', 'first-look', [
    element('div', '@container mx-auto w-full max-w-310 px-4 py-4 md:p-8', [
      element('div', 'flex flex-col gap-8', [header(session, home), recent(pages)]),
    ]),
  ])
  layer.ariaHidden = 'true'
  if (!handOver(layer)) return
  await Promise.all(
    pages.slice(0, firstSeen).map(async ({ picture }) => picture?.decode().catch(() => undefined)),
  )
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

type Shown = { name: string; picture: HTMLImageElement | null }

/** Their pictures are on their way from here on. */
function withPictures({ items }: Pages): Shown[] {
  return items.slice(0, most).map(({ name, thumbnail }, place) => {
    if (!thumbnail) return { name, picture: null }
    const picture = new Image(640, 480)
    picture.className = 'size-full object-cover object-top'
    picture.alt = ''
    if (place < firstSeen) picture.fetchPriority = 'high'
    else picture.loading = 'lazy'
    picture.src = thumbnail.path
    return { name, picture }
  })
}

/** features/home/home-screen.tsx, its header. */
function header({ user, can }: NonNullable<Session>, home: Home): HTMLElement {
  const isEmpty = home.projects.length + home.pendingTasks + home.completedTasks === 0
  const button =
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap coarse:min-h-11 h-9 px-4 text-sm @max-xl:px-3'
  const icon = () => element('span', 'size-4 @max-xl:hidden')
  const sample = `${button} border border-border-strong bg-surface text-foreground`
  return element('div', 'flex flex-wrap items-start justify-between gap-x-4 gap-y-3 md:gap-4', [
    element('div', 'flex min-w-0 flex-col gap-1', [
      element('p', 'text-2xl font-semibold', [
        say(0).replace('{{name}}', () => user.name.trim() || user.email),
      ]),
      element('p', 'max-w-prose text-muted', [say(1)]),
    ]),
    element('div', 'flex flex-wrap gap-2 @max-xl:w-full @xl:flex-row-reverse', [
      element('span', `${button} bg-accent text-on-accent`, [icon(), say(2)]),
      ...(can['home.sample']
        ? [
            element('span', home.hasSample || isEmpty ? sample : `${sample} invisible`, [
              icon(),
              say(home.hasSample ? 4 : 3),
            ]),
          ]
        : []),
    ]),
  ])
}

/** features/page-builder/overview/recent-pages.tsx. */
function recent(pages: readonly Shown[]): HTMLElement {
  const row =
    '-m-1 grid auto-cols-[15rem] grid-flow-col gap-4 overflow-hidden p-1 @4xl:auto-cols-[calc((100%-3rem)/4)]'
  const card = 'flex min-w-0 flex-1 flex-col overflow-hidden rounded-lg border bg-surface'
  return element('div', 'flex min-w-0 flex-col gap-3', [
    element('div', 'flex min-h-8 items-center', [element('p', 'text-base font-semibold', [say(5)])]),
    element(
      'div',
      row,
      pages.map(({ name, picture }) =>
        element('div', card, [
          element(
            'div',
            'aspect-4/3 overflow-hidden rounded-t-lg border-b bg-hover',
            picture ? [picture] : [],
          ),
          element('div', 'flex h-20 w-full min-w-0 flex-col justify-center gap-1.5 px-4', [
            element('bdi', 'truncate text-base font-semibold', [name]),
            element('span', 'h-5.5'),
          ]),
        ]),
      ),
    ),
  ])
}

function say(which: number): string {
  let language = 'es'
  try {
    language = JSON.parse(localStorage.getItem('aurelio-language') ?? '""')
  } catch {
    // Nothing is kept in this browser, or somebody else's: the product's own language.
  }
  return (texts[language] ?? texts['es'])?.[which] ?? ''
}

/** Names are set as text, never as markup. */
function element(name: string, className: string, within: readonly (Node | string)[] = []): HTMLElement {
  const made = Object.assign(document.createElement(name), { className })
  made.append(...within)
  return made
}

/** What is said, as long as it is no refusal; the answer itself stays for the screen. */
async function answer<T>(asked: Promise<Response>): Promise<T | null> {
  const response = await asked
  return response.ok ? response.clone().json() : null
}

/** The style sheets that the document has asked for. Rejects while developing: there the style comes with the script. */
async function styles(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  if (links.length === 0) throw new Error('The document asks for no style sheet.')
  await Promise.all(
    [...links].map(
      async (link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
    ),
  )
}
