import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type ComparedPair, isDifferent } from './compare-files.ts'

/** Words that are told of a pair; the picture shows all. */
const mostWords = 30

const told = (words: readonly string[]) =>
  words.slice(0, mostWords).join(' ') + (words.length > mostWords ? ' …' : '')

/** The pairs of pages, each to be looked at large. */
export function ComparedPages({ pairs }: { pairs: readonly ComparedPair[] }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<ComparedPair | null>(null)
  const titleOf = ({ before, after }: ComparedPair) =>
    [
      before === null ? t('Sin página') : t('Antes: página {{page}}', { page: before + 1 }),
      after === null ? t('Sin página') : t('Después: página {{page}}', { page: after + 1 }),
    ].join(' · ')
  const at = shown ? pairs.indexOf(shown) : -1

  return (
    <section aria-label={t('Lado a lado')} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('Lado a lado')}</h3>
      <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
        {pairs.map((pair) => (
          <li key={`${pair.before} ${pair.after}`} className="flex flex-col gap-1 text-dense">
            <Button
              size="dense"
              className="h-auto min-h-9 justify-start py-1.5 text-left whitespace-normal"
              onClick={() => setShown(pair)}
            >
              {titleOf(pair)}
            </Button>
            {!isDifferent(pair) && <p className="text-muted">{t('Igual')}</p>}
            {pair.removed.length > 0 && (
              <p className="break-words">{t('Quitado: {{text}}', { text: told(pair.removed) })}</p>
            )}
            {pair.added.length > 0 && (
              <p className="break-words">{t('Añadido: {{text}}', { text: told(pair.added) })}</p>
            )}
            {pair.looks && pair.removed.length + pair.added.length === 0 && (
              <p>{t('Solo cambia el aspecto')}</p>
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog
          open
          className="max-w-6xl overflow-y-auto"
          onOpenChange={() => setShown(null)}
          title={titleOf(shown)}
        >
          <div className="flex flex-col gap-3">
            <BlobImage blob={shown.picture} alt={titleOf(shown)} className="w-full rounded-sm border" />
            <div className="flex justify-end gap-2">
              <Button disabled={at <= 0} onClick={() => setShown(pairs[at - 1] ?? shown)}>
                {t('Anterior')}
              </Button>
              <Button disabled={at >= pairs.length - 1} onClick={() => setShown(pairs[at + 1] ?? shown)}>
                {t('Siguiente')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  )
}
