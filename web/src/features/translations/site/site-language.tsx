import type { SiteDetail, TranslatedLanguage } from '@aurelio/contracts/sites'
import { languageName } from '@aurelio/page/document'
import { useMutation } from '@tanstack/react-query'
import { FileDown, FileUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslationImport } from '@aurelio/contracts/translations'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { translationWords } from '../translation-words.ts'
import { ImportOutcome } from './import-outcome.tsx'

type Told = { pages: number; items: readonly { language: string; begun: number; published: number }[] }
type SiteLanguageProps = {
  site: Pick<SiteDetail, 'id'>
  code: TranslatedLanguage
  told: Told | undefined
  onRemove?: () => void
}
/** The largest that the server takes. */
const mostBytes = 20 * 1024 * 1024

/** One language of a site. */
export function SiteLanguage({ site, code, told, onRemove }: SiteLanguageProps) {
  const { t } = useTranslation()
  const mayEdit = useCan('pages.edit')
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<TranslationImport>()
  const [refusal, setRefusal] = useState<string>()
  const name = languageName(code)
  const own = told?.items.find(({ language }) => language === code)
  const importing = useMutation(
    api.translations.import.mutationOptions({
      onSuccess: setOutcome,
      onError: (failure) => setRefusal(errorText(failure, translationWords)),
    }),
  )
  const exported = (format: string) => `/api/exports/sites/${site.id}/translations/${code}?format=${format}`

  async function take(file: File) {
    setOutcome(undefined)
    setRefusal(undefined)
    if (file.size > mostBytes)
      return setRefusal(t('El archivo pasa de 20 MB: exporta página por página y tráelas de una en una.'))
    importing.mutate({ id: site.id, language: code, content: await file.text() })
  }

  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium">
            <bdi lang={code}>{name}</bdi> <span className="text-muted">/{code}/…</span>
          </p>
          {told && (
            <p className="text-dense text-muted">
              {t('{{published}} de {{pages}} páginas publicadas, {{begun}} empezadas', {
                pages: told.pages,
                published: own?.published ?? 0,
                begun: own?.begun ?? 0,
              })}
            </p>
          )}
        </div>
        {mayEdit && (
          <>
            {['xliff', 'csv'].map((format) => (
              <a
                key={format}
                href={exported(format)}
                download
                aria-label={t('Exportar los textos en {{language}} como {{format}}', {
                  language: name,
                  format: format.toUpperCase(),
                })}
                className={buttonClass({ size: 'dense' })}
              >
                <FileDown aria-hidden="true" className="size-4" />
                {format.toUpperCase()}
              </a>
            ))}
            <Button
              size="dense"
              busy={importing.isPending}
              icon={<FileUp aria-hidden="true" className="size-4" />}
              aria-label={t('Traer traducciones en {{language}}', { language: name })}
              onClick={() => input.current?.click()}
            >
              {t('Traer')}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept=".xlf,.xliff,.csv,application/xliff+xml,text/csv"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) void take(file)
              }}
            />
          </>
        )}
        {onRemove && (
          <IconButton
            label={t('Quitar {{language}}', { language: name })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={onRemove}
          />
        )}
      </div>
      {refusal !== undefined && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      {outcome && <ImportOutcome siteId={site.id} outcome={outcome} onUndone={() => setOutcome(undefined)} />}
    </li>
  )
}
