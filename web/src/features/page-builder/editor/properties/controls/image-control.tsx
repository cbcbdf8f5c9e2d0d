import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { cn } from '../../../../../ui/class-names.ts'
import { notify } from '../../../../../ui/toast.tsx'
import { textOf, type ControlProps, type TextKind } from './control.ts'
import { DenseInput } from './dense-input.tsx'
import { inlineImage, refusalText } from './inline-image.ts'
import { PictureLibrary } from './picture-library.tsx'

/** A picture from a file, dropped or chosen, or from an address (page-builder.md §5, "Image"). */
export function ImageControl({ field, id, value, set }: ControlProps<TextKind>) {
  const { t } = useTranslation()
  const fileRef = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const source = textOf(value)
  // The text of an inline picture is of no use to anybody.
  const address = source.startsWith('data:') ? '' : source

  async function take(file: File | undefined) {
    if (!file) return
    setBusy(true)
    const image = await inlineImage(file)
    setBusy(false)
    if (image.ok) set(image.source)
    else notify.error(t(refusalText[image.reason]), { id: 'image-file' })
  }

  function apply() {
    if (draft === null) return
    set(draft.trim())
    setDraft(null)
  }

  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        data-dropzone="image"
        aria-busy={isBusy}
        onClick={() => fileRef.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void take(event.dataTransfer.files[0])
        }}
        className={cn(
          'flex min-h-20 flex-col items-center justify-center gap-1 rounded-md border border-dashed border-control p-2 text-xs text-muted hover:bg-hover',
          isOver && 'border-accent-text bg-accent-soft text-accent-text',
        )}
      >
        <ImageUp aria-hidden="true" className="size-5" />
        {isBusy ? t('Preparando la imagen...') : t('Arrastra una imagen o haz clic para elegirla')}
      </button>
      <input
        ref={fileRef}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('Archivo de imagen')}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <div className="flex items-center gap-2">
        <DenseInput
          id={id}
          type="url"
          placeholder="https://"
          data-prop={field.prop}
          value={draft ?? address}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply()
          }}
        />
        <Button size="dense" disabled={draft === null} onClick={apply}>
          {t('Aplicar')}
        </Button>
      </div>
      <PictureLibrary
        onChoose={(chosen) => {
          setDraft(null)
          set(chosen)
        }}
      />
    </div>
  )
}
