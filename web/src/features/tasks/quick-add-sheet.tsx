import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { FloatingAdd } from '../../ui/floating-add.tsx'
import { QuickAdd } from './quick-add.tsx'

/** Quick add on phones: a '+' that opens it over the list, where it stays for the next one. */
export function QuickAddSheet({ projectId }: { projectId: string | null }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FloatingAdd label={t('Añadir una tarea')} onPress={() => setOpen(true)} />
      <Dialog place="bottom" open={isOpen} onOpenChange={setOpen} title={t('Añadir tareas')}>
        <QuickAdd projectId={projectId} />
      </Dialog>
    </>
  )
}
