import { type LeadHistory as History, leadStates } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { stateNames } from './lead-words.ts'
import { useMerging } from './use-merging.ts'
import { RuleDeeds } from './rule-deeds.tsx'
import { SubmissionOrigin } from './submission-origin.tsx'

type Entry = History[number]
type Deed = Extract<Entry, { text: string }>
type Submission = Extract<Entry, { kind: 'submission' }>

/** All that the person sent and the team did, the last first. */
export function LeadHistory({ history, mayChange }: { history: History; mayChange: boolean }) {
  const { t } = useTranslation()
  const { unmerge, isBusy } = useMerging()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-dense font-semibold text-muted">{t('Historia')}</h3>
      <ol className="flex flex-col gap-3">
        {history.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className="flex flex-col gap-1 border-l-2 pl-3">
            <span className="text-dense text-muted">
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              {' · '}
              <What entry={entry} />
              {mayChange && entry.kind === 'submission' && entry.isMerged && (
                <Button size="dense" variant="ghost" disabled={isBusy} onClick={() => void unmerge(entry.id)}>
                  {t('Separar')}
                </Button>
              )}
            </span>
            <Content entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function What({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  if (entry.kind === 'submission')
    return t('Envió el formulario de {{name}}', { name: shortName(entry.pageName) })
  if (entry.kind === 'rule') return t('Automatización «{{name}}»', { name: shortName(entry.name) })
  return shortName(entry.author ?? t('Alguien'))
}

function Content({ entry }: { entry: Entry }) {
  if (entry.kind === 'rule') return <RuleDeeds done={entry.done} />
  if (entry.kind !== 'submission') return <Done entry={entry} />
  return (
    <>
      <Entered fields={entry.fields} />
      <SubmissionOrigin submission={entry} />
    </>
  )
}

function Entered({ fields }: Pick<Submission, 'fields'>) {
  return (
    <dl className="flex flex-col gap-1">
      {fields.map(({ name, label, value, fileId }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {fileId === undefined ? (
              value
            ) : (
              <a href={`/api/lead-files/${fileId}`} download className="text-accent-text hover:underline">
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Done({ entry: { kind, text, subjectId } }: { entry: Deed }) {
  const { t } = useTranslation()
  if (kind === 'note') return <p className="break-words whitespace-pre-line">{text}</p>
  if (kind === 'assignee')
    return (
      <p>{text === '' ? t('Ya no lo lleva nadie') : t('Lo lleva {{name}}', { name: shortName(text) })}</p>
    )
  if (kind === 'state') {
    const state = leadStates.find((each) => each === text)
    return <p>{t('Estado: {{state}}', { state: state ? t(stateNames[state]) : text })}</p>
  }
  return (
    <p>
      {t('Próximo paso')}:{' '}
      <Link to={`/tasks?task=${subjectId ?? ''}`} className="text-accent-text hover:underline">
        {text}
      </Link>
    </p>
  )
}
