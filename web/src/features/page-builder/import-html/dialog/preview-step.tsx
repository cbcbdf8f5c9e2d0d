import { renderPublication } from '@aurelio/page'
import { decodeStoredPage, type StoredPage, type Viewport } from '@aurelio/page/document'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../../../../ui/choice-bar.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { SiteChoice } from '../../import/site-choice.tsx'
import { importWindows } from '../foreign/import-widths.ts'
import type { ForeignPage } from '../read-foreign-page.ts'
import { LeftBehindList } from './left-behind-list.tsx'
import { PreviewFrame } from './preview-frame.tsx'

type PreviewStepProps = {
  page: ForeignPage
  name: string
  onName: (name: string) => void
  siteId: string | undefined
  onSite: (siteId: string) => void
}

/** The foreign page and what would become of it, side by side, before anything is made. */
export function PreviewStep({ page, name, onName, siteId, onSite }: PreviewStepProps) {
  const { t } = useTranslation()
  const [viewport, setViewport] = useState<Viewport>('desktop')
  const ours = useMemo(() => htmlOf(page.stored), [page.stored])
  const { width } = importWindows[viewport]
  return (
    <>
      <ChoiceBar
        className="shrink-0 self-start"
        label={t('Dispositivo')}
        chosen={viewport}
        onChoose={setViewport}
        choices={[
          { value: 'desktop', text: t('Escritorio') },
          { value: 'tablet', text: t('Tableta') },
          { value: 'mobile', text: t('Móvil') },
        ]}
      />
      <div className="flex flex-col gap-4 sm:flex-row">
        <PreviewFrame title={t('Página original')} html={page.foreign.html} width={width} />
        <PreviewFrame title={t('Página importada')} html={ours} width={width} />
      </div>
      <LeftBehindList left={page.left} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Nombre de la página')}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={name}
              onChange={({ target }) => onName(target.value)}
            />
          )}
        </Field>
        <SiteChoice chosen={siteId} onChoose={onSite} />
      </div>
    </>
  )
}

/** Nothing of other hosts is asked for before there is a page. */
const ownAlone = `<meta http-equiv="Content-Security-Policy" content="img-src 'self' data: blob:; media-src 'none'; frame-src 'none'">`

function htmlOf(stored: StoredPage): string {
  const decoded = decodeStoredPage(stored)
  if (!decoded.ok) throw decoded.error
  return renderPublication(decoded.document, { title: '' }).html.replace('<head>', `<head>${ownAlone}`)
}
