import { FileArchive } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { editedSize } from '../engine/edit.ts'
import { type ShownFormat, shownFormats } from '../engine/settings.ts'
import { pictureSnippet, srcsetPlan, srcsetWidths } from '../output/srcset.ts'
import type { ImageItem } from '../state/item.ts'
import { CopyButton } from './copy-button.tsx'
import { Progress } from './progress.tsx'
import { Ticks } from './ticks.tsx'
import { useSrcset } from './use-srcset.ts'

const labels: Record<ShownFormat, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }

/** One picture in several widths and formats, with the `<picture>` that uses them. */
export function SrcsetDialog({ item, onClose }: { item: ImageItem; onClose: () => void }) {
  const { t } = useTranslation()
  const [widths, setWidths] = useState<readonly number[]>([480, 768, 1280, 1920])
  const [formats, setFormats] = useState<readonly ShownFormat[]>(['webp', 'jpeg'])
  const [tag, setTag] = useState<Tag>({ sizes: '100vw', alt: '' })
  const { share, error, make } = useSrcset(item)
  const { file, inspection, edit } = item
  const source = {
    name: file.name,
    ...editedSize({ width: inspection?.width ?? 0, height: inspection?.height ?? 0 }, edit),
  }
  const plan = source.width > 0 ? srcsetPlan(source, widths, formats) : []
  const snippet = pictureSnippet(plan, tag)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Juego srcset')}
      description={t('Varias versiones de «{{name}}» para que cada pantalla descargue la suya.', {
        name: file.name,
      })}
      className="max-w-2xl"
      actions={
        <>
          <CopyButton snippet={snippet} />
          <Button
            variant="primary"
            busy={share !== null}
            disabled={plan.length === 0}
            icon={<FileArchive aria-hidden="true" className="size-4" />}
            onClick={() => void make(plan, snippet)}
          >
            {t('Descargar las {{count}} imágenes', { count: plan.length })}
          </Button>
        </>
      }
    >
      <div className="-mx-1 flex min-h-0 flex-col gap-4 overflow-y-auto px-1">
        <Ticks
          legend={t('Anchos en píxeles')}
          all={srcsetWidths}
          chosen={widths}
          label={String}
          onChange={setWidths}
        />
        <Ticks
          legend={t('Formatos')}
          all={shownFormats}
          chosen={formats}
          label={(format) => labels[format]}
          onChange={setFormats}
        />
        <TagFields tag={tag} snippet={snippet} onChange={setTag} />
        {share !== null && <Progress share={share} label={t('Avance del juego')} />}
        {error !== null && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}

type Tag = { sizes: string; alt: string }
type TagFieldsProps = { tag: Tag; snippet: string; onChange: (tag: Tag) => void }

/** What the tag says besides its files, and the tag itself. */
function TagFields({ tag, snippet, onChange }: TagFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Ancho en la página (sizes)')}>
          {(control) => (
            <Input
              {...control}
              value={tag.sizes}
              onChange={(event) => onChange({ ...tag, sizes: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('Texto alternativo')}>
          {(control) => (
            <Input
              {...control}
              value={tag.alt}
              onChange={(event) => onChange({ ...tag, alt: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t('Código para tu página')}>
        {(control) => (
          <Textarea {...control} readOnly rows={6} value={snippet} className="font-mono text-xs" />
        )}
      </Field>
    </>
  )
}
