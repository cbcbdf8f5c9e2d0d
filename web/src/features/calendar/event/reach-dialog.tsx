import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Reach } from './series-change.ts'

/** What is about to happen to one of the times of an event. */
export type ReachQuestion = { about: 'change' | 'move' | 'removal'; reaches: readonly Reach[] }

/** Spanish texts, translated where they are shown. */
const titles: Record<ReachQuestion['about'], string> = {
  change: 'Cambiar un evento que se repite',
  move: 'Mover un evento que se repite',
  removal: 'Eliminar un evento que se repite',
}
const names: Record<Reach, string> = {
  one: 'Solo este',
  following: 'Este y los siguientes',
  all: 'Todos',
}

/** Asks which times of what repeats somebody means; null where they would rather leave it. */
export function ReachDialog({
  about,
  reaches,
  onAnswer,
}: ReachQuestion & { onAnswer: (reach: Reach | null) => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(null)}
      title={t(titles[about])}
      description={t('Elige a qué fechas afecta. Después puedes deshacerlo.')}
      actions={<Button onClick={() => onAnswer(null)}>{t('Cancelar')}</Button>}
    >
      <div className="flex flex-col gap-2">
        {reaches.map((reach) => (
          <Button key={reach} className="justify-start" onClick={() => onAnswer(reach)}>
            {t(names[reach])}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
