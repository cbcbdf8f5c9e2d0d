import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { shortName } from '../../../platform/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { openEditor } from '../editor-session.ts'
import { leftBehind } from './import-words.ts'
import type { Imported } from './run-import.ts'

/** What came, with the way to it, and what did not. */
export function ImportReport({ imported }: { imported: Imported }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const notes = leftBehind(imported)
  return (
    <>
      <p role="status">{t('Páginas importadas: {{n}}.', { n: imported.pages.length })}</p>
      <ul className="flex flex-col divide-y">
        {imported.pages.map((page) => (
          <li key={page.id} className="flex items-center gap-2 py-2">
            <bdi className="min-w-0 flex-1 truncate font-medium">{page.name}</bdi>
            <Button
              size="dense"
              aria-label={t('Editar {{name}}', { name: shortName(page.name) })}
              onClick={() => openEditor(navigate, { pageId: page.id, name: page.name })}
            >
              {t('Editar')}
            </Button>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <section aria-label={t('Qué no ha venido')} className="rounded-md bg-accent-soft p-3">
          <h3 className="font-medium">{t('Qué no ha venido')}</h3>
          <ul className="list-disc pl-5 text-dense">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
