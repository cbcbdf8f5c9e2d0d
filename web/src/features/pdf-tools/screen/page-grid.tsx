import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page, Source } from '../state/model.ts'
import { useBenchState } from '../bench-context.tsx'
import { FileHeading } from './file-heading.tsx'
import { PageCard } from './page-card.tsx'
import { useCardHandlers } from './card-handlers.ts'

/** Pages that follow each other from one file. */
type Stretch = { source: Source; pages: Page[]; key: string }

/** All pages in their order, under the names of their files. Arrows go from page to page, with Alt they carry. */
export function PageGrid() {
  const { t } = useTranslation()
  const pages = useBenchState((state) => state.pages)
  const sources = useBenchState((state) => state.sources)
  const [current, setCurrent] = useState<string | null>(null)
  const handlers = useCardHandlers()
  const stretches = useMemo(() => stretchesOf(pages, sources), [pages, sources])
  const entry = pages.some(({ id }) => id === current) ? current : pages[0]?.id

  return (
    <div data-page-grid role="group" aria-label={t('Páginas en su orden')} className="flex flex-col gap-4">
      {stretches.map(({ source, pages: own, key }) => (
        <section key={key} aria-label={source.name} className="flex flex-col gap-2">
          <FileHeading source={source} />
          <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
            {own.map((page) => (
              <PageCard
                key={page.id}
                page={page}
                source={source}
                isEntry={page.id === entry}
                onFocus={setCurrent}
                handlers={handlers}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function stretchesOf(pages: readonly Page[], sources: readonly Source[]): Stretch[] {
  const found: Stretch[] = []
  const seen = new Map<string, number>()
  for (const page of pages) {
    const last = found.at(-1)
    if (last?.source.id === page.source) {
      last.pages.push(page)
      continue
    }
    const source = sources.find(({ id }) => id === page.source)
    if (!source) continue
    const nth = (seen.get(source.id) ?? 0) + 1
    seen.set(source.id, nth)
    found.push({ source, pages: [page], key: `${source.id} ${nth}` })
  }
  return found
}
