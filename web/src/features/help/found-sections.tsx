import { addresses } from '@aurelio/contracts/addresses'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LostDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { findInGuides } from './find-in-guides.ts'
import { MarkedWords } from './marked-words.tsx'

/** Where these words stand in the guides, each with the way to that heading. */
export function FoundSections({ words }: { words: string }) {
  const { t } = useTranslation()
  const found = findInGuides(words)
  return (
    <>
      <p role="status" className="text-muted tabular-nums">
        {found.length > 0 && t('{{count}} resultados', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          drawing={<LostDrawing />}
          title={t('No hay resultados')}
          text={t('Ninguna guía contiene esas palabras. Prueba con otras.')}
        />
      )}
      <ul className="flex flex-col divide-y rounded-lg border bg-surface not-has-[li]:hidden">
        {found.map(({ guide, title, heading, anchor, excerpt }) => (
          <li key={`${guide}#${anchor}`}>
            <Link
              to={addresses.guide(guide, anchor)}
              className="block rounded-lg p-4 transition-colors duration-150 hover:bg-hover"
            >
              {anchor !== null && <span className="block text-dense text-muted">{t(title)}</span>}
              <span lang="es" className="block font-medium">
                <MarkedWords text={heading} words={words} />
              </span>
              <span lang="es" className="block text-muted">
                <MarkedWords text={excerpt} words={words} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
