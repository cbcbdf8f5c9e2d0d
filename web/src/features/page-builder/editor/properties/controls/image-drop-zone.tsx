import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'

/** Takes one picture: dropped on it, or chosen by a click. */
export function ImageDropZone({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  return (
    <>
      <button
        type="button"
        data-dropzone="image"
        aria-busy={isBusy}
        onClick={() => inputRef.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
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
        ref={inputRef}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('Archivo de imagen')}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
