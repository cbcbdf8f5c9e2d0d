import { isHidden, isLocked, type ElementId } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements'
import { ChevronRight, Eye, EyeOff, Lock, LockOpen, Square, SquareCheck } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { contentName } from '../../model/commands/content-name.ts'
import { renameElement, setHidden, setLocked } from '../../model/commands/layer-marks.ts'
import { ElementIcon } from '../icons/element-icon.tsx'
import { useModel } from '../../model/state/model-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState, useElement } from '../../model/state/hooks.ts'
import { selectionOf, toggled } from '../../model/state/selection.ts'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { LayerDifference } from './layer-difference.tsx'
import { LayerPeople } from './layer-people.tsx'
import { RenameField } from './rename-field.tsx'

const LayerReaders = lazyPart(async () => (await import('./layer-readers.tsx')).LayerReaders)

/** Deeper levels are no longer set in: their names need the room. */
const deepestIndent = 9
const indent = 12

type LayerLineProps = {
  id: ElementId
  level: number
  hasChildren: boolean
  isOpen: boolean
  isRenaming: boolean
  onToggle: () => void
  onRenamed: () => void
}

/** What stands in one line of the layers: name, and the buttons that hide and lock. */
export function LayerLine({ id, level, ...line }: LayerLineProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const element = useElement(id)
  const isFaint = useEditorState((state) => Boolean(element) && isHidden(documentOf(state), id))
  const isKept = useEditorState((state) => Boolean(element) && isLocked(documentOf(state), id))
  const isChosen = useEditorState((state) => selectionOf(state).includes(id))
  const isLetter = useEditorState((state) => state.letter !== null)
  const content = useEditorState((state) => contentName(documentOf(state), id))
  if (!element) return null
  const definition = getElement(element.type)
  const name = element.name || t(definition?.name ?? element.type)
  return (
    <div
      className="flex h-full items-center gap-1 pr-1"
      style={{ paddingLeft: 4 + (Math.min(level, deepestIndent) - 1) * indent }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          line.onToggle()
        }}
        className={cn('grid size-5 shrink-0 place-items-center rounded-sm', !line.hasChildren && 'invisible')}
      >
        <ChevronRight className={cn('size-3.5 text-muted', line.isOpen && 'rotate-90')} />
      </button>
      <ElementIcon
        name={definition?.icon ?? ''}
        className={cn('size-3.5 shrink-0', isFaint ? 'text-muted' : 'text-accent-text')}
      />
      <span id={`layer-name-${id}`} className="contents">
        {line.isRenaming ? (
          <RenameField
            name={element.name}
            onRename={(next) => renameElement(store, id, next)}
            onEnd={line.onRenamed}
          />
        ) : (
          <span className={cn('min-w-0 flex-1 truncate', isFaint && 'text-muted line-through')}>
            {content === '' ? name : `${name} · ${content}`}
          </span>
        )}
        <LayerDifference id={id} />
        {isLetter && (
          <Suspense fallback={null}>
            <LayerReaders element={element} />
          </Suspense>
        )}
        <LayerPeople id={id} />
        {isFaint && <span className="sr-only">{t('Oculto')}</span>}
        {isKept && <span className="sr-only">{t('Bloqueado')}</span>}
      </span>
      <MarkButton
        isOn={isChosen}
        label={t('Elegir también {{name}}', { name })}
        onPress={() => store.setState(toggled(store.getState(), id))}
        // A finger has no Ctrl; mouse and keyboard have theirs.
        className="hidden coarse:grid"
      >
        {isChosen ? <SquareCheck className="size-3.5" /> : <Square className="size-3.5" />}
      </MarkButton>
      <MarkButton
        isOn={element.hidden === true}
        label={element.hidden ? t('Mostrar {{name}}', { name }) : t('Ocultar {{name}}', { name })}
        onPress={() => setHidden(store, [id], !element.hidden)}
      >
        {isFaint ? <EyeOff className="size-3.5" /> : <Eye className="size-3.5" />}
      </MarkButton>
      <MarkButton
        isOn={element.locked === true}
        label={element.locked ? t('Desbloquear {{name}}', { name }) : t('Bloquear {{name}}', { name })}
        onPress={() => setLocked(store, [id], !element.locked)}
      >
        {isKept ? <Lock className="size-3.5" /> : <LockOpen className="size-3.5" />}
      </MarkButton>
    </div>
  )
}

type MarkButtonProps = {
  isOn: boolean
  label: string
  onPress: () => void
  className?: string
  children: ReactNode
}

/** For the pointer; by keyboard the menu of the element does the same. */
function MarkButton({ isOn, label, onPress, className, children }: MarkButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-foreground',
        !isOn &&
          'opacity-0 group-hover/layer:opacity-100 group-aria-selected/layer:opacity-100 coarse:opacity-100',
        isOn && 'text-foreground',
        className,
      )}
    >
      {children}
    </button>
  )
}
