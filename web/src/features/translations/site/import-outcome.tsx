import type { TranslationImport } from '@aurelio/contracts/translations'
import { useMutation } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'

type ImportOutcomeProps = { siteId: string; outcome: TranslationImport; onUndone: () => void }

/** What became of a file for a site, which can be taken back. */
export function ImportOutcome({ siteId, outcome, onUndone }: ImportOutcomeProps) {
  const { t } = useTranslation()
  const { id } = outcome
  const undo = useMutation(
    api.translations.undoImport.mutationOptions({
      onSuccess({ restored }) {
        notify.success(t('Deshecho: {{restored}} textos dicen lo de antes', { restored }))
        onUndone()
      },
      onError: (failure) => notify.error(t('No se ha podido deshacer'), { description: errorText(failure) }),
    }),
  )
  return (
    <ImportedTexts outcome={outcome}>
      {id !== null && (
        <Button
          size="dense"
          className="self-start"
          busy={undo.isPending}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          onClick={() => undo.mutate({ id: siteId, importId: id })}
        >
          {t('Deshacer')}
        </Button>
      )}
    </ImportedTexts>
  )
}

type ImportedTextsProps = { outcome: TranslationImport; children?: ReactNode }

/** What was taken of a file, what has changed since, and what nobody knows. */
export function ImportedTexts({ outcome, children }: ImportedTextsProps) {
  const { t } = useTranslation()
  const { taken, same, empty, changed, unknown } = outcome
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md border bg-surface p-3 text-dense">
      <p className="font-medium">
        {t('{{taken}} textos traídos, {{same}} que ya estaban igual, {{empty}} sin traducir', {
          taken,
          same,
          empty,
        })}
      </p>
      <Texts title={t('El original ha cambiado desde que se exportaron: revísalos')} texts={changed} />
      <Texts title={t('No son de ningún texto de ahora, y no se han traído')} texts={unknown} />
      {children}
    </div>
  )
}

function Texts({ title, texts }: { title: string; texts: TranslationImport['changed'] }) {
  if (texts.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer">
        {title} ({texts.length})
      </summary>
      <ul className="max-h-60 list-disc overflow-y-auto ps-5 pt-1">
        {texts.map(({ page, source }, at) => (
          <li key={at} className="break-words">
            {page !== '' && <bdi>{page}: </bdi>}
            <bdi>{source}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}
