import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'
import { Button } from '../button.tsx'
import { cn } from '../class-names.ts'
import { useFileDrop } from '../use-file-drop.ts'

type ImportFileProps = {
  /** What kind of file it is, for those who hear the field. */
  label: string
  accept: string
  help: string
  isBusy: boolean
  /** What went wrong with the last one. */
  failure: string | undefined
  onFile: (file: File) => void
}

/** The place where somebody chooses a file to import, or drops it. */
export function ImportFile({ label, accept, help, isBusy, failure, onFile }: ImportFileProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop(onFile)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) onFile(file)
    target.value = ''
  }

  return (
    <>
      <div
        {...handlers}
        className={cn(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed p-6 text-center',
          isOver && 'border-accent bg-accent-soft',
        )}
      >
        <input
          ref={field}
          type="file"
          accept={accept}
          aria-label={label}
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <Button variant="primary" busy={isBusy} onClick={() => field.current?.click()}>
          {t('Elegir un archivo')}
        </Button>
        <p className="text-dense text-muted">{help}</p>
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
    </>
  )
}

type Last = { id: string; fileName: string; createdAt: string }
type LastImportsProps<Item extends Last> = {
  items: readonly Item[]
  onOpen: (item: Item) => void
  /** What else is worth telling of one. */
  renderMark?: (item: Item) => ReactNode
}

/** The last imports, which can still be undone. */
export function LastImports<Item extends Last>({ items, onOpen, renderMark }: LastImportsProps<Item>) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-dense font-semibold text-muted">{t('Últimas importaciones')}</h3>
      <ul className="flex flex-col">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => onOpen(item)}
              className="flex min-h-9 w-full flex-wrap items-center justify-between gap-x-3 rounded-md px-2 text-start text-sm hover:bg-hover coarse:min-h-11"
            >
              <span className="flex min-w-0 items-center gap-2">
                <bdi className="min-w-0 break-words">{item.fileName}</bdi>
                {renderMark?.(item)}
              </span>
              <time dateTime={item.createdAt} className="text-dense text-muted">
                {formatDateTime(item.createdAt)}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
