import type { Font } from '@aurelio/contracts/fonts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatBytes, formatDate } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { faceText } from './font-words.ts'

type FontDialog = ComponentType<{ font: Font; onClose: () => void }>

const AddFonts = lazyPart(async () => (await import('./add-fonts-dialog.tsx')).AddFontsDialog)
const RenameFont: FontDialog = lazyPart(
  async () => (await import('./rename-font-dialog.tsx')).RenameFontDialog,
)
const RemoveFont: FontDialog = lazyPart(
  async () => (await import('./remove-font-dialog.tsx')).RemoveFontDialog,
)

/** The letters that the workspace brings, for the kits of all its sites. */
export function OwnFonts() {
  const { t } = useTranslation()
  const fonts = useQuery(api.fonts.list.queryOptions())
  const items = fonts.data?.items
  return (
    <section aria-label={t('Tus letras')} className="flex flex-col gap-3 rounded-md border p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-sm font-semibold">{t('Tus letras')}</h4>
        <DialogButton icon={<Plus aria-hidden="true" className="size-4" />} Dialog={AddFonts}>
          {t('Añadir letra')}
        </DialogButton>
      </div>
      {items?.length === 0 && (
        <p className="text-sm text-muted">
          {t(
            'Si la casa tiene su propia letra, súbela: valdrá para los títulos y el texto de todos tus sitios.',
          )}
        </p>
      )}
      {fonts.isPending && <Skeleton className="h-12" />}
      {fonts.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar tus letras')}
          text={errorText(fonts.error)}
          action={<Button onClick={() => void fonts.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {items && items.length > 0 && (
        <ul className="flex flex-col divide-y">
          {items.map((font) => (
            <OwnFont key={font.id} font={font} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OwnFont({ font }: { font: Font }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<FontDialog | null>(null)
  const { name, family, files } = font
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const licences = new Map(files.map(({ licensedBy, licensedAt }) => [licensedBy, licensedAt]))
  const Opened = open
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-muted">
          {family.faces.map(faceText).join(', ')} · {formatBytes(bytes)}
        </p>
        {[...licences].map(([by, at]) => (
          <p key={by} className="text-xs text-muted">
            {t('Licencia: lo confirmó {{name}} el {{date}}.', { name: by, date: formatDate(at) })}
          </p>
        ))}
      </div>
      <IconButton
        label={t('Cambiar el nombre de «{{name}}»', { name })}
        icon={<Pencil aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(() => RenameFont)}
      />
      <IconButton
        label={t('Eliminar la letra «{{name}}»', { name })}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(() => RemoveFont)}
      />
      {Opened && (
        <Suspense fallback={null}>
          <Opened font={font} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </li>
  )
}
