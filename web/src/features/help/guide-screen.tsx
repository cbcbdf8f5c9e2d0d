import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { GuideText } from './guide-text.tsx'
import { guideText, sectionsOf } from './guide-texts.ts'
import { guides } from './guides.ts'
import { SpanishOnly } from './spanish-only.tsx'

/** The screen of one guide: its text, and beside it, where there is room, what it holds. */
export function guideScreen(id: string) {
  const { title = id, description } = guides.find((guide) => guide.id === id) ?? {}
  const markdown = guideText(id)
  const headings = sectionsOf(id).flatMap(({ heading, anchor }) =>
    anchor === null ? [] : [{ heading, anchor }],
  )

  return function GuideScreen() {
    const { t } = useTranslation()
    useScrollToAnchor()
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title={t(title)} {...(description === undefined ? {} : { text: t(description) })} />
        <SpanishOnly />
        <div className="flex flex-col gap-8 @2xl:flex-row-reverse @2xl:justify-between">
          <Contents headings={headings} />
          <GuideText markdown={markdown} />
        </div>
      </div>
    )
  }
}

type ContentsProps = { headings: readonly { heading: string; anchor: string }[] }

/** Beside the text where there is room; above it, on a phone, folded, so that the guide begins on the first screen. */
function Contents({ headings }: ContentsProps) {
  const { t } = useTranslation()
  const name = t('En esta guía')
  return (
    <>
      <details className="rounded-lg border bg-surface @2xl:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-4 font-medium [&::-webkit-details-marker]:hidden">
          <span className="flex-1">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted in-open:rotate-180" />
        </summary>
        <nav aria-label={name} className="px-4 pb-2">
          <Headings headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={name}
        className="flex flex-col gap-1 self-start @max-2xl:hidden @2xl:sticky @2xl:top-20 @2xl:w-56 @2xl:shrink-0"
      >
        <p aria-hidden="true" className="text-dense font-medium text-muted">
          {name}
        </p>
        <Headings headings={headings} />
      </nav>
    </>
  )
}

function Headings({ headings }: ContentsProps) {
  return (
    <ul lang="es" className="flex flex-col">
      {headings.map(({ heading, anchor }) => (
        <li key={anchor}>
          <Link
            to={`#${anchor}`}
            className="flex min-h-8 items-center rounded-sm py-1.5 leading-snug text-muted hover:text-foreground hover:underline coarse:min-h-11"
          >
            {heading}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Brings the heading of the address into view, also where the guide was not drawn yet when its address was opened. */
function useScrollToAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
