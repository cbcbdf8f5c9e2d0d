import { isHidden, isLocked, type ElementId } from '@aurelio/page/document'
import { EyeOff, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { setHidden, setLocked } from '../../model/commands/layer-marks.ts'
import { useModel } from '../../model/state/model-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState, useElement } from '../../model/state/hooks.ts'

/** Says why an element cannot be seen or changed, with the way out where the mark is its own. */
export function MarksNotice({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const element = useElement(id)
  const document = useEditorState(documentOf)
  if (!element) return null

  return (
    <div role="status">
      {isLocked(document, id) && (
        <Notice
          Icon={Lock}
          text={
            element.locked
              ? t('Bloqueado: no se puede cambiar, mover ni eliminar.')
              : t('Está dentro de un elemento bloqueado.')
          }
        >
          {element.locked && (
            <Button size="dense" onClick={() => setLocked(store, [id], false)}>
              {t('Desbloquear')}
            </Button>
          )}
        </Notice>
      )}
      {isHidden(document, id) && (
        <Notice
          Icon={EyeOff}
          text={
            element.hidden ? t('Oculto: no se ve ni se publica.') : t('Está dentro de un elemento oculto.')
          }
        >
          {element.hidden && (
            <Button size="dense" onClick={() => setHidden(store, [id], false)}>
              {t('Mostrar')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

type NoticeProps = { Icon: LucideIcon; text: string; children: ReactNode }

function Notice({ Icon, text, children }: NoticeProps) {
  return (
    <div className="flex items-center gap-2 border-b bg-accent-soft px-4 py-2 text-xs">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <p className="flex-1">{text}</p>
      {children}
    </div>
  )
}
