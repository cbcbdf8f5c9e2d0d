import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useFileDrop } from '../../../ui/use-file-drop.ts'

type FileChoiceProps = {
  /** Endings of the files it takes, with commas between them. */
  accept: string
  /** What it takes, in words. */
  text: string
  busy: boolean
  onFile: (file: File) => void
}

/** Takes one file by click or drop. */
export function FileChoice({ accept, text, busy, onFile }: FileChoiceProps) {
  const { t } = useTranslation()
  const { isOver, handlers } = useFileDrop(onFile)
  return (
    <label
      {...handlers}
      data-dropzone="page-import"
      className={cn(
        'flex cursor-pointer flex-col items-center gap-2 rounded-lg border-2 border-dashed border-control px-4 py-6 text-center transition-colors duration-150',
        'hover:border-accent-text hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
        isOver && 'border-accent-text bg-accent-soft',
      )}
    >
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {busy ? (
        <Spinner className="size-6 text-accent-text" />
      ) : (
        <FileUp aria-hidden="true" className="size-6 text-accent-text" />
      )}
      <span className="font-medium">{t('Elige un archivo o suéltalo aquí')}</span>
      <span className="text-dense text-muted">{text}</span>
    </label>
  )
}
