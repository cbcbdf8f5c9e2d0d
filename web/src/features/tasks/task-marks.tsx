import type { Tally, Task } from '@aurelio/contracts/tasks'
import { CheckSquare, GitBranch, Hourglass, type LucideIcon, MessageSquare, Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMinutes } from '../../platform/duration.ts'
import { Badge } from '../../ui/badge.tsx'
import { repeatText } from './repeat-select.tsx'

/** What else there is to a task, in signs; nothing where there is nothing. */
export function TaskMarks({ task }: { task: Task }) {
  const { t } = useTranslation()
  const { parent, labels, checks, subtasks, comments, estimate, repeats, isBlocked } = task
  return (
    <>
      {isBlocked && task.doneAt === null && <Badge tone="warning">{t('Espera a otra')}</Badge>}
      {parent && (
        <bdi
          className="max-w-40 truncate text-dense text-muted"
          title={t('Parte de {{name}}', { name: parent.title })}
        >
          ↳ {parent.title}
        </bdi>
      )}
      {labels.map((label) => (
        <Badge key={label}>
          <bdi className="max-w-28 truncate">{label}</bdi>
        </Badge>
      ))}
      <TallyMark icon={GitBranch} text={t('Subtareas')} tally={subtasks} />
      <TallyMark icon={CheckSquare} text={t('Lista de comprobación')} tally={checks} />
      {comments > 0 && <Mark icon={MessageSquare} text={t('Comentarios')} value={String(comments)} />}
      {estimate !== null && <Mark icon={Hourglass} text={t('Estimación')} value={formatMinutes(estimate)} />}
      {repeats && <Mark icon={Repeat} text={repeatText(repeats, t)} value="" />}
    </>
  )
}

function TallyMark({ icon, text, tally }: { icon: LucideIcon; text: string; tally: Tally }) {
  if (tally.total === 0) return null
  return <Mark icon={icon} text={text} value={`${tally.done}/${tally.total}`} />
}

function Mark({ icon: Icon, text, value }: { icon: LucideIcon; text: string; value: string }) {
  return (
    <span title={text} className="flex shrink-0 items-center gap-1 text-xs text-muted tabular-nums">
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{text}</span>
      {value}
    </span>
  )
}
