import { FolderOpen, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { BringButtons } from './bring-buttons.tsx'
import { fromDrop, fromList } from './incoming.ts'
import { LeftOut } from './left-out.tsx'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { WatchButton } from './watch-button.tsx'
import { count } from '../state/state.ts'

const accepted = '.jpeg,.jpg,.png,.gif,.webp,.avif,.heic,.heif,.hif,.tif,.tiff,.svg'
const hintId = 'image-optimizer-formats'
type Phase = 'idle' | 'over' | 'refused' | 'working'

/** Takes pictures by click, drop (folders too) and paste. What is no picture is left out, with a quiet word. */
export function DropZone() {
  const { t } = useTranslation()
  const { add } = useOptimizer()
  const area = useRef<HTMLLabelElement>(null)
  const phase = useDrop(area)
  const isEmpty = useOptimizerState((state) => count.all(state) === 0)
  const texts: Record<Phase, string> = {
    idle: t('Arrastra y suelta imágenes aquí, o haz clic para seleccionar'),
    over: t('Suelta para añadir las imágenes'),
    refused: t('Aquí solo se añaden imágenes'),
    working: t('Leyendo los archivos…'),
  }
  return (
    <div className="flex flex-col gap-2">
      <label
        ref={area}
        data-dropzone="image-optimizer"
        className={cn(
          'flex cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-control px-4 py-8 text-center transition-colors duration-150',
          'hover:border-accent-text hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
          // As long as there is nothing else on the screen, it is the screen.
          isEmpty && 'lg:min-h-96',
          phase === 'over' && 'border-accent-text bg-accent-soft',
          phase === 'refused' && 'border-danger bg-danger-soft',
        )}
      >
        <input
          type="file"
          multiple
          accept={accepted}
          aria-describedby={hintId}
          className="sr-only"
          onChange={(event) => {
            void add(fromList(event.target.files))
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
        {phase === 'working' ? (
          <Spinner className="size-8 text-accent-text" />
        ) : (
          <ImageUp aria-hidden="true" className="size-8 text-accent-text" />
        )}
        <span className="text-base font-medium">{texts[phase]}</span>
      </label>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={hintId} className="text-dense text-muted">
          {t(
            'Formatos: JPEG, PNG, WebP y GIF; también AVIF, TIFF y HEIC. Puedes añadir varios archivos a la vez, soltar carpetas o pegar.',
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-2">
          <FolderButton />
          <BringButtons />
          <WatchButton />
        </div>
      </div>
      <LeftOut />
    </div>
  )
}

function FolderButton() {
  const { t } = useTranslation()
  const { add } = useOptimizer()
  const folder = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="ghost"
        size="dense"
        icon={<FolderOpen aria-hidden="true" className="size-4" />}
        onClick={() => folder.current?.click()}
      >
        {t('Elegir una carpeta')}
      </Button>
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        aria-label={t('Elegir una carpeta')}
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          void add(fromList(event.target.files))
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Follows files over an area, and adds what is dropped there. */
function useDrop(area: { current: HTMLElement | null }): Phase {
  const { add } = useOptimizer()
  const [phase, setPhase] = useState<Phase>('idle')
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const drop = async (transfer: DataTransfer) => {
      setPhase('working')
      await add(await fromDrop(transfer))
      setPhase('idle')
    }
    const follow = (event: DragEvent) => {
      event.preventDefault()
      const { type, dataTransfer, relatedTarget } = event
      if (type === 'drop') {
        if (dataTransfer) void drop(dataTransfer)
      } else if (type === 'dragenter') setPhase(holdsPictures(dataTransfer) ? 'over' : 'refused')
      else if (type === 'dragleave' && !(relatedTarget instanceof Node && element.contains(relatedTarget)))
        setPhase('idle')
    }
    const kinds = ['dragenter', 'dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) element.addEventListener(kind, follow)
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, follow)
    }
  }, [area, add])
  return phase
}

/** Folders and some systems tell no type before the drop: only what is surely something else is refused. */
function holdsPictures(transfer: DataTransfer | null) {
  const files = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  return files.some(({ type }) => type === '' || type.startsWith('image/'))
}
