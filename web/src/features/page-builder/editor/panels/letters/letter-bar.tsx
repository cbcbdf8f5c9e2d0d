import { Eye } from 'lucide-react'
import { Suspense, use, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { nameOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'
import { Company } from '../people/company.tsx'
import { BackButton, Bar } from '../top-bar/bar.tsx'
import { SaveStatusLine } from '../top-bar/save-status-line.tsx'
import { UndoRedo } from '../top-bar/undo-redo.tsx'
import { LetterConflict } from './letter-conflict.tsx'
import { LetterContext } from './letter-context.ts'

/** Above the canvas while a letter is edited: which one it is, whether it is kept, how it is read, and the way back. */
export function LetterBar({ panelButtons }: { panelButtons: ReactNode }) {
  const open = use(LetterContext)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = useEditorState(nameOf)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const isConflict = useSaveState(({ status }) => status.kind === 'conflict')
  const [isLooking, setLooking] = useState(false)
  if (!open) return null
  const { saver, port, Preview } = open

  async function look() {
    if (await saver.save()) setLooking(true)
    else
      notify.error(t('El correo aún no está guardado: se verá en cuanto lo esté.'), { id: 'letter-preview' })
  }

  async function leave() {
    await saver.save()
    void navigate(port.back)
  }

  return (
    <Bar>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <BackButton onClick={() => void leave()}>{t('Volver')}</BackButton>
        <Badge tone="accent">{t('Correo')}</Badge>
        <h1 className="min-w-0 truncate text-dense font-medium">{name || t('Sin asunto')}</h1>
      </div>
      <div className="flex items-center gap-2 max-lg:order-1">{panelButtons}</div>
      <div className="flex items-center gap-1 max-lg:order-1 lg:flex-1 lg:justify-end">
        <Company />
        <SaveStatusLine />
        {!isReadOnly && <UndoRedo />}
      </div>
      <Button
        variant="primary"
        size="dense"
        icon={<Eye aria-hidden="true" className="size-4" />}
        onClick={() => void look()}
      >
        {t('Vista previa')}
      </Button>
      {isConflict && <LetterConflict onLeave={() => void navigate(0)} />}
      <Suspense fallback={null}>{isLooking && <Preview onClose={() => setLooking(false)} />}</Suspense>
    </Bar>
  )
}
