import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../../ui/class-names.ts'
import { useFileDrop } from '../../../../../../ui/use-file-drop.ts'

/** Takes one picture: dropped on it, or chosen by a click. */
export function ImageDropZone({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const inputRef = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop(onFile)
  return (
    <>
      <button
        type="button"
        data-dropzone="image"
        aria-busy={isBusy}
        onClick={() => inputRef.current?.click()}
        {...handlers}
        className={cn(
          'flex min-h-20 flex-col items-center justify-center gap-1 rounded-md border border-dashed border-control p-2 text-xs text-muted hover:bg-hover',
          isOver && 'border-accent-text bg-accent-soft text-accent-text',
        )}
      >
        <ImageUp aria-hidden="true" className="size-5" />
        {isBusy ? t('Preparando la imagen...') : t('Arrastra una imagen o haz clic para elegirla')}
        {!isBusy && <span>{t('PNG, JPG, WebP o HEIC de hasta 20 MB; GIF o SVG de hasta 1,5 MB')}</span>}
      </button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('Archivo de imagen')}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
