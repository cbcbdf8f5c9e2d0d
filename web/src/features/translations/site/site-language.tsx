import type { SiteDetail, TranslatedLanguage } from '@aurelio/contracts/sites'
import { languageName } from '@aurelio/page/document'
import { useMutation } from '@tanstack/react-query'
import { FileDown, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslationImport } from '@aurelio/contracts/translations'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { translationWords } from '../translation-words.ts'
import { BringFile } from './bring-file.tsx'
import { ImportOutcome } from './import-outcome.tsx'

type Told = { pages: number; items: readonly { language: string; begun: number; published: number }[] }
type SiteLanguageProps = {
  site: Pick<SiteDetail, 'id' | 'languageHosts'>
  code: TranslatedLanguage
  told: Told | undefined
  /** Its domain, for those who may settle it. */
  host: ReactNode
  onRemove?: () => void
}

/** One language of a site. */
export function SiteLanguage({ site, code, told, host, onRemove }: SiteLanguageProps) {
  const { t } = useTranslation()
  const mayEdit = useCan('pages.edit')
  const [outcome, setOutcome] = useState<TranslationImport>()
  const [refusal, setRefusal] = useState<string>()
  const name = languageName(code)
  const place = site.languageHosts.find(({ language }) => language === code)?.host ?? `/${code}/…`
  const own = told?.items.find(({ language }) => language === code)
  const importing = useMutation(
    api.translations.import.mutationOptions({
      onSuccess: setOutcome,
      onError: (failure) => setRefusal(errorText(failure, translationWords)),
    }),
  )
  const exported = (format: string) => `/api/exports/sites/${site.id}/translations/${code}?format=${format}`

  function take(content: string) {
    setOutcome(undefined)
    setRefusal(undefined)
    importing.mutate({ id: site.id, language: code, content })
  }

  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1 wrap-anywhere">
          <p className="font-medium">
            <bdi lang={code}>{name}</bdi> <span className="text-muted">{place}</span>
          </p>
          {told && (
            <p className="text-dense text-muted">
              {t('Páginas publicadas: {{published}} de {{pages}}; empezadas: {{begun}}', {
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
            <BringFile
              size="dense"
              label={t('Traer')}
              name={t('Traer traducciones en {{language}}', { language: name })}
              busy={importing.isPending}
              onFile={take}
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
      {host}
      {refusal !== undefined && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      {outcome && <ImportOutcome siteId={site.id} outcome={outcome} onUndone={() => setOutcome(undefined)} />}
    </li>
  )
}
