import { FilePlus2 } from 'lucide-react'
import { useEffect, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useBench, useBenchState } from '../bench-context.tsx'

const accepted = '.pdf,application/pdf,.jpg,.jpeg,.png,.webp,.gif,.avif,.heic,.heif'
const hintId = 'pdf-tools-formats'

/** Takes PDFs and pictures by click and drop. */
export function DropZone() {
  const { t } = useTranslation()
  const { open, expectFiles } = useBench()
  useEffect(expectFiles, [expectFiles])
  const isOpening = useBenchState(({ opening }) => opening > 0)
  const isEmpty = useBenchState(({ pages }) => pages.length === 0)
  const { isOver, handlers } = useDrop((files) => void open(files), expectFiles)
  return (
    <div className="flex flex-col gap-2">
      <label
        data-dropzone="pdf-tools"
        {...handlers}
        className={cn(
          'flex cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-control px-4 py-6 text-center transition-colors duration-150',
          'hover:border-accent-text hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
          // As long as there is nothing else on the screen, it is the screen.
          isEmpty && 'lg:min-h-80',
          isOver && 'border-accent-text bg-accent-soft',
        )}
      >
        <input
          type="file"
          multiple
          accept={accepted}
          aria-describedby={hintId}
          className="sr-only"
          onFocus={expectFiles}
          onChange={(event) => {
            void open([...(event.target.files ?? [])])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
        {isOpening ? (
          <Spinner className="size-7 text-accent-text" />
        ) : (
          <FilePlus2 aria-hidden="true" className="size-7 text-accent-text" />
        )}
        <span className="text-base font-medium">
          {isOpening
            ? t('Abriendo los archivos…')
            : t('Arrastra y suelta PDF o imágenes aquí, o haz clic para elegirlos')}
        </span>
      </label>
      <p id={hintId} className="text-dense text-muted">
        {t('PDF, JPEG, PNG, WebP, GIF y HEIC. Puedes añadir varios archivos a la vez.')}
      </p>
    </div>
  )
}

function useDrop(onFiles: (files: File[]) => void, onNear: () => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onPointerEnter: onNear,
    onDragEnter: onNear,
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, handlers }
}

function holdsFiles({ dataTransfer }: DragEvent) {
  return dataTransfer.types.includes('Files')
}
