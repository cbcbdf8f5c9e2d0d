import { decodeStoredPage } from '@aurelio/page/document'
import { renderPublication } from '@aurelio/page/render'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../platform/api/client.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { withItsLinks } from '../drawing/links-of-page.ts'
import { inlinedPage } from '../drawing/symbols-of-page.ts'
import { themeOfPage } from '../drawing/theme-of-page.ts'

/** Pixels: the page is laid out as on a desktop, in a window of this height. */
const pageWidth = 1280
const windowHeight = 960

/** What is drawn over a section: `share` of what there can be at most (0 to 1), as a figure and in whole words. */
export type SectionBand = { id: string; share: number; figure: string; words: string }
type SectionPictureProps = { pageId: string; versionId: string; bands: readonly SectionBand[] }
type Place = { top: number; height: number }
type Layout = { height: number; places: ReadonlyMap<string, Place> }

/**
 * A version of a page from its beginning to its end, with something said over each of its sections: the more of it there
 * is, the stronger its shade. The page runs no script and sends nothing; it has our origin so that we see where its
 * sections are.
 */
export function SectionPicture({ pageId, versionId, bands }: SectionPictureProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [layout, setLayout] = useState<Layout | null>(null)
  const { data: html, isError } = usePageHtml(pageId, versionId)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const resize = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    resize.observe(element)
    return () => resize.disconnect()
  }, [])

  const scale = width / pageWidth
  const height = layout?.height ?? windowHeight
  return (
    <div
      role="region"
      aria-label={t('La página, con lo que se ha visto de ella')}
      tabIndex={0}
      className="mx-auto max-h-[40rem] w-full max-w-[32rem] overflow-y-auto rounded-lg border bg-hover"
    >
      <div
        ref={place}
        className="relative overflow-hidden"
        style={isError ? undefined : { height: height * scale }}
      >
        {isError && <p className="p-4 text-muted">{t('No se ha podido dibujar la página')}</p>}
        {html === undefined && !isError && <Skeleton className="size-full rounded-none" />}
        {html !== undefined && width > 0 && (
          <iframe
            title={t('La página')}
            aria-hidden="true"
            tabIndex={-1}
            sandbox="allow-same-origin"
            srcDoc={html}
            onLoad={({ currentTarget }) => setLayout(layoutOf(currentTarget.contentDocument))}
            style={{ width: pageWidth, height, transform: `scale(${scale})`, transformOrigin: 'top left' }}
            className="pointer-events-none absolute top-0 left-0 max-w-none bg-on-accent"
          />
        )}
        {layout && (
          <ol className="absolute inset-0">
            {bands.map(({ id, share, figure, words }) => {
              const found = layout.places.get(id)
              if (!found) return null
              return (
                <li
                  key={id}
                  data-section-band={id}
                  className="absolute inset-x-0 border-t border-accent-text"
                  style={{
                    top: found.top * scale,
                    height: found.height * scale,
                    background: `color-mix(in oklab, var(--accent) ${Math.round(share * strongest)}%, transparent)`,
                  }}
                >
                  <span className="absolute top-0 right-0 rounded-bl-md border-b border-l bg-surface px-1.5 text-dense font-semibold tabular-nums">
                    <span aria-hidden="true">{figure}</span>
                    <span className="sr-only">{words}</span>
                  </span>
                </li>
              )
            })}
          </ol>
        )}
      </div>
    </div>
  )
}
/** Hundredths: what is under it can still be told. */
const strongest = 40

/** A version as it is drawn: with its symbols and the links of its site, in its kit. */
function usePageHtml(pageId: string, versionId: string) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['page-html', pageId, versionId],
    queryFn: async () => {
      const { siteId } = await queries.ensureQueryData(api.pages.get.queryOptions({ input: { id: pageId } }))
      const { document } = await client.versions.get({ id: pageId, versionId })
      const page = await withItsLinks(await inlinedPage({ id: pageId, siteId, document }))
      const read = decodeStoredPage(page.document)
      if (!read.ok) throw read.error
      const theme = await themeOfPage({ siteId })
      return renderPublication(read.document, { title: '', theme, hasSections: true }).html
    },
    staleTime: Infinity,
    retry: false,
  })
}

/** How tall a page is, and where its sections stand in it. */
function layoutOf(page: Document | null): Layout | null {
  if (!page) return null
  const places = [...page.querySelectorAll('[data-section]')].flatMap((section) => {
    const { top, height } = section.getBoundingClientRect()
    const id = section.getAttribute('data-section') ?? ''
    return height > 0 ? [[id, { top, height }] as const] : []
  })
  return { height: Math.max(1, page.body.offsetHeight), places: new Map(places) }
}
