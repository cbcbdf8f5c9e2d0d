import { addresses } from '@aurelio/contracts/addresses'
import { type LeadHistory as History, leadStates } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { Entered } from './entered.tsx'
import { stateNames } from './lead-words.ts'
import { useMerging } from './use-merging.ts'
import { RuleActions } from './rule-actions.tsx'
import { SubmissionOrigin } from './submission-origin.tsx'

type Entry = History[number]
type Deed = Extract<Entry, { text: string }>

type LeadHistoryProps = {
  history: History
  mayChange: boolean
  /** The submission whose words stand above already. */
  shownId: string | undefined
}

/** All that the person sent and the team did, the last first. */
export function LeadHistory({ history, mayChange, shownId }: LeadHistoryProps) {
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
            <Content entry={entry} isShown={entry.id === shownId} />
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

function Content({ entry, isShown }: { entry: Entry; isShown: boolean }) {
  if (entry.kind === 'rule') return <RuleActions done={entry.done} />
  if (entry.kind !== 'submission') return <Done entry={entry} />
  return (
    <>
      {!isShown && <Entered fields={entry.fields} />}
      <SubmissionOrigin submission={entry} />
    </>
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
      <Link to={addresses.task(subjectId ?? '')} className="text-accent-text hover:underline">
        {text}
      </Link>
    </p>
  )
}
