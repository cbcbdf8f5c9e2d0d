import type { PageTranslation } from '@aurelio/contracts/translations'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink, FileDown, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { notify } from '../../../ui/toast.tsx'
import { TranslationState } from '../page-languages.tsx'
import { translationWords } from '../translation-words.ts'
import type { SaidTexts } from './use-said-texts.ts'

type TranslationHeadingProps = { page: PageTranslation; said: Pick<SaidTexts, 'state' | 'error' | 'save'> }

/** Which page in which language, whether visitors see it, and what can be done with it as a whole. */
export function TranslationHeading({ page, said }: TranslationHeadingProps) {
  const { t } = useTranslation()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const of = { id: page.pageId, language: page.language }
  const onError = (failure: unknown) =>
    notify.error(t('No se ha podido publicar'), { description: errorText(failure, translationWords) })
  const publish = useMutation(
    api.translations.publish.mutationOptions({
      onSuccess: ({ url }) =>
        notify.success(
          url === null ? t('La traducción saldrá cuando publiques la página') : t('Traducción publicada'),
        ),
      onError,
    }),
  )
  const withdraw = useMutation(api.translations.withdraw.mutationOptions({ onError }))
  const exported = (format: string) =>
    `/api/exports/pages/${page.pageId}/translations/${page.language}?format=${format}`
  const isOut = page.url !== null
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        title={t('«{{name}}» en {{language}}', { name: page.name, language: languageWord(page.language) })}
        text={t(
          'Junto a cada texto de la página, el que se verá en {{language}}. Lo que dejes vacío se verá en {{main}}.',
          {
            language: languageWord(page.language),
            main: languageWord(page.main),
          },
        )}
        more={
          <>
            {page.url !== null && (
              <a href={page.url} target="_blank" rel="noreferrer" className={buttonClass()}>
                <ExternalLink aria-hidden="true" className="size-4" />
                {t('Ver')}
              </a>
            )}
            <a href={exported('xliff')} download className={buttonClass()}>
              <FileDown aria-hidden="true" className="size-4" />
              XLIFF
            </a>
            <a href={exported('csv')} download className={buttonClass()}>
              <FileDown aria-hidden="true" className="size-4" />
              CSV
            </a>
            {(isOut || page.isReady) && (
              <Button
                icon={<Undo2 aria-hidden="true" className="size-4" />}
                onClick={() => setWithdrawing(true)}
              >
                {t('Retirar')}
              </Button>
            )}
          </>
        }
        actions={
          <Button
            variant="primary"
            busy={publish.isPending}
            disabled={said.state !== 'saved'}
            onClick={() => publish.mutate(of)}
          >
            {isOut && page.hasChanges ? t('Publicar los cambios') : t('Publicar traducción')}
          </Button>
        }
      />
      <div className="flex flex-wrap items-center gap-3 text-dense text-muted">
        <TranslationState item={page} />
        <span role="status">
          {said.state === 'saved' ? t('Todo guardado') : said.state === 'saving' ? t('Guardando…') : ''}
        </span>
        {said.state === 'failed' && (
          <span role="alert" className="flex flex-wrap items-center gap-2 text-danger">
            {t('No se ha guardado: {{reason}}', { reason: errorText(said.error) })}
            <Button size="dense" onClick={said.save}>
              {t('Reintentar')}
            </Button>
          </span>
        )}
      </div>
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={t('¿Retirar la traducción?')}
        description={t('Quien tenga su dirección ya no la verá. Lo traducido se conserva.')}
        confirmLabel={t('Retirar')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(of, { onSettled: () => setWithdrawing(false) })}
      />
    </div>
  )
}
