import { FileArchive } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveStream } from '../../../platform/files/save-stream.ts'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { editedSize } from '../engine/edit.ts'
import { baseName } from '@aurelio/contracts/image-names'
import { zipStream } from '../output/archive.ts'
import { iconFiles, iconLines } from '../output/icon-set.ts'
import type { ImageItem } from '../state/item.ts'
import type { IconKind, MadeIcon } from '../worker/protocol.ts'
import { CopyButton } from './copy-button.tsx'
import { isDrawing, useIcons } from './use-icons.ts'

/** The largest icon: a smaller picture has to be enlarged for it. */
const largest = 512

/** The favicon and the icons of a site out of one picture, with the lines that name them. */
export function IconsDialog({ item, onClose }: { item: ImageItem; onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(() => baseName(item.file.name))
  const [colour, setColour] = useState('#ffffff')
  const { icons, error } = useIcons(item, colour)
  const site = { name: name.trim() || baseName(item.file.name), colour, hasDrawing: isDrawing(item) }
  const lines = iconLines(site)
  const save = async () => {
    if (!icons) return
    const files = await iconFiles(icons, site, site.hasDrawing ? item.file : null)
    await saveStream(
      zipStream(files, new Date()),
      `${baseName(item.file.name)}-iconos.zip`,
      'application/zip',
      {
        kind: 'blob',
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Favicon e iconos')}
      description={t('Todo lo que tu web necesita de «{{name}}», para la raíz de tu sitio.', {
        name: item.file.name,
      })}
      className="max-w-2xl"
      actions={
        <>
          <CopyButton snippet={lines} />
          <Button
            variant="primary"
            disabled={!icons || error !== null}
            icon={<FileArchive aria-hidden="true" className="size-4" />}
            onClick={() => void save()}
          >
            {t('Descargar los iconos')}
          </Button>
        </>
      }
    >
      <div className="-mx-1 flex min-h-0 flex-col gap-4 overflow-y-auto px-1">
        <div className="flex flex-wrap items-end gap-4">
          <Field label={t('Nombre de la web')} className="min-w-0 flex-1 basis-48">
            {(control) => (
              <Input
                {...control}
                dir="auto"
                value={name}
                maxLength={80}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <label className="flex items-center gap-3 text-sm font-medium">
            <input
              type="color"
              value={colour}
              onChange={(event) => setColour(event.target.value)}
              className="h-9 w-12 cursor-pointer rounded-md border border-control bg-surface p-1 coarse:h-11"
            />
            {t('Color de fondo de los iconos')}
          </label>
        </div>
        {error === null ? (
          <Shown icons={icons} />
        ) : (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <SmallPicture item={item} />
        <Field
          label={t('Código para tu página')}
          help={t('Copia los archivos a la raíz de la web y estas líneas dentro de <head>.')}
        >
          {(control) => (
            <Textarea {...control} readOnly rows={5} value={lines} className="font-mono text-xs" />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

const previews: readonly { kind: IconKind; side: number; shape: string; shown: number }[] = [
  { kind: 'plain', side: 16, shape: '', shown: 16 },
  { kind: 'plain', side: 32, shape: '', shown: 32 },
  { kind: 'plain', side: 48, shape: '', shown: 48 },
  { kind: 'filled', side: 180, shape: 'rounded-2xl', shown: 64 },
  { kind: 'maskable', side: 512, shape: 'rounded-full', shown: 64 },
]

/** Some of them as they are seen: in a tab, on an iPhone, on Android. */
function Shown({ icons }: { icons: readonly MadeIcon[] | null }) {
  const { t } = useTranslation()
  const names: Record<IconKind, string> = {
    plain: t('En la pestaña'),
    filled: t('iPhone'),
    maskable: t('Android'),
  }
  if (!icons) return <Skeleton className="h-20" />
  return (
    <ul aria-label={t('Cómo se ven')} className="flex flex-wrap items-end gap-x-5 gap-y-3">
      {previews.map(({ kind, side, shape, shown }) => {
        const blob = icons.find((icon) => icon.kind === kind && icon.side === side)?.blob
        return (
          <li key={`${kind}-${side}`} className="flex flex-col items-center gap-1 text-xs text-muted">
            {blob && (
              <BlobImage
                blob={blob}
                alt=""
                className={shape}
                style={{ width: `${shown}px`, height: `${shown}px` }}
              />
            )}
            {`${names[kind]} ${side}`}
          </li>
        )
      })}
    </ul>
  )
}

function SmallPicture({ item }: { item: ImageItem }) {
  const { t } = useTranslation()
  const { width = 0, height = 0 } = item.inspection ?? {}
  const size = editedSize({ width, height }, item.edit)
  const side = Math.max(size.width, size.height)
  if (isDrawing(item) || side === 0 || side >= largest) return null
  return (
    <p role="status" className="text-dense text-warning">
      {t('La imagen mide {{side}} píxeles: los iconos grandes saldrán borrosos. Mejor desde 512, o un SVG.', {
        side,
      })}
    </p>
  )
}
