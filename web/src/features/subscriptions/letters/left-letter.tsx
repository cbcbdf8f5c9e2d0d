import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../platform/format.ts'
import { LetterFigures } from './letter-figures.tsx'
import { LetterHeading } from './letter-heading.tsx'
import { Preview } from './preview/preview.tsx'
import { UnderWayActions } from './sending/under-way-actions.tsx'
import { SendingProgress } from './sending/sending-progress.tsx'

/** A letter that has left: how far it is, what came of it, and what it said. */
export function LeftLetter({ letter }: { letter: WholeLetter }) {
  const { t } = useTranslation()
  const { list, sendAt, finishedAt } = letter
  const note = [
    list && t('A «{{name}}»', { name: list.name }),
    sendAt !== null && t('Salió el {{moment}}', { moment: formatDateTime(sendAt) }),
    finishedAt !== null && t('Acabó el {{moment}}', { moment: formatDateTime(finishedAt) }),
  ]
  return (
    <div className="flex flex-col gap-6">
      <LetterHeading
        letter={letter}
        subject={letter.subject}
        note={<span>{note.filter(Boolean).join(' · ')}</span>}
        actions={<UnderWayActions letter={letter} />}
      />
      <SendingProgress letter={letter} />
      <LetterFigures letter={letter} />
      <Preview id={letter.id} />
    </div>
  )
}
