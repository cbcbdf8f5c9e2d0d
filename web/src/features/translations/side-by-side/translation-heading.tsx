import type { PageTranslation } from '@aurelio/contracts/translations'
import { ExternalLink, FileDown, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TranslationState } from '../language-row.tsx'
import type { SaidTexts } from './use-said-texts.ts'

type TranslationHeadingProps = {
  of: Pick<PageTranslation, 'name' | 'language' | 'url' | 'isReady' | 'hasChanges'>
  said: Pick<SaidTexts, 'state' | 'error' | 'save'>
  /** What is beside each other, in words. */
  text: string
  /** Where its texts are had as a file. */
  exported: (format: 'xliff' | 'csv') => string
  publish: { label: string; isPending: boolean; run: () => void }
  withdraw: { title: string; text: string; isPending: boolean; run: (then: () => void) => void }
  /** Beside the files that go out. */
  children?: ReactNode
  /** How it stands where nobody sees it yet, and it is ready. */
  waits: string
}

/** What is translated into which language, whether it is read, and what can be done with it as a whole. */
export function TranslationHeading({
  of,
  said,
  text,
  exported,
  publish,
  withdraw,
  waits,
  children,
}: TranslationHeadingProps) {
  const { t } = useTranslation()
  const [isWithdrawing, setWithdrawing] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        title={t('«{{name}}» en {{language}}', { name: of.name, language: languageWord(of.language) })}
        text={text}
        more={
          <>
            {of.url !== null && (
              <a href={of.url} target="_blank" rel="noreferrer" className={buttonClass()}>
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
            {children}
            {(of.url !== null || of.isReady) && (
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
            onClick={publish.run}
          >
            {publish.label}
          </Button>
        }
      />
      <div className="flex flex-wrap items-center gap-3 text-dense text-muted">
        <TranslationState item={of} waits={waits} />
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
        title={withdraw.title}
        description={withdraw.text}
        confirmLabel={t('Retirar')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.run(() => setWithdrawing(false))}
      />
    </div>
  )
}
