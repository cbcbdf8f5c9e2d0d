import { safeSource } from '@aurelio/page/values'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../../ui/button.tsx'
import { notify } from '../../../../../../ui/toast.tsx'
import { textOf, type ControlProps, type TextKind } from './control.ts'
import { DenseInput } from './dense-input.tsx'
import { ImageDropZone } from './image-drop-zone.tsx'
import { refusalText } from '../../../sync/pictures/page-picture.ts'
import { pictureSource } from '../../../sync/pictures/picture-source.ts'
import { lazyPart } from '../../../../../../ui/lazy-part.ts'

const PictureLibrary = lazyPart(async () => (await import('./picture-library.tsx')).PictureLibrary)

/** A picture from a file, dropped or chosen, or from an address (page-builder.md §5, "Image"). */
export function ImageControl({ field, id, value, set }: ControlProps<TextKind>) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const source = textOf(value)
  // The text of an inline picture is of no use to anybody.
  const address = source.startsWith('data:') ? '' : source

  async function take(file: File) {
    setBusy(true)
    const image = await pictureSource(file)
    setBusy(false)
    if (image.ok) set(image.source)
    else notify.error(t(refusalText[image.reason]), { id: 'image-file' })
  }

  function apply() {
    if (draft === null) return
    const next = draft.trim()
    const isUsable = next === '' || safeSource(next) !== undefined
    setRefused(!isUsable)
    if (!isUsable) return
    set(next)
    setDraft(null)
  }

  return (
    <div className="flex flex-col gap-2">
      <ImageDropZone isBusy={isBusy} onFile={(file) => void take(file)} />
      <div className="flex items-center gap-2">
        <DenseInput
          id={id}
          type="url"
          placeholder="https://"
          data-prop={field.prop}
          value={draft ?? address}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-refused` : undefined}
          onChange={(event) => {
            setDraft(event.target.value)
            setRefused(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply()
          }}
        />
        <Button size="dense" disabled={draft === null} onClick={apply}>
          {t('Aplicar')}
        </Button>
      </div>
      {isRefused && (
        <p role="alert" id={`${id}-refused`} className="text-xs text-danger">
          {t(
            'Esa dirección no sirve para una imagen. Escribe una que empiece por https:// o elige un archivo.',
          )}
        </p>
      )}
      <Suspense fallback={null}>
        <PictureLibrary
          onChoose={(chosen) => {
            setDraft(null)
            set(chosen)
          }}
        />
      </Suspense>
    </div>
  )
}
