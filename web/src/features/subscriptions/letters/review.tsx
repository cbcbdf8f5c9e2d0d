import {
  type LetterCheck,
  type LetterCheckFinding,
  type LetterFindingCode,
  stoppingFindings,
} from '@aurelio/contracts/letter-findings'
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { findingText } from './finding-words.ts'

type ReviewProps = {
  check: Pick<UseQueryResult<LetterCheck>, 'data' | 'error' | 'isError' | 'isPending'>
  /** Where the letter is edited. */
  editor: string
  onLead?: () => void
}

/** What should be looked at before a letter goes out; what stops it stands first. */
export function Review({ check, editor, onLead }: ReviewProps) {
  const { t } = useTranslation()
  const findings = check.data?.findings.toSorted((one, other) => weight(one.code) - weight(other.code))
  return (
    <section aria-labelledby="letter-review" className="flex flex-col gap-3 rounded-lg border bg-surface p-4">
      <h2 id="letter-review" className="text-base font-semibold">
        {t('Revisión antes de enviar')}
      </h2>
      {check.isError && !check.data && (
        <p role="alert" className="text-danger">
          {errorText(check.error)}
        </p>
      )}
      {check.isPending && <Skeleton className="h-16" />}
      {check.data && (
        <p className="text-muted tabular-nums">
          {t('Lo reciben: {{people}} · Pesa {{kilobytes}} kB', {
            people: formatNumber(check.data.people),
            kilobytes: formatNumber(Math.ceil(check.data.bytes / 1000)),
          })}
        </p>
      )}
      {findings?.length === 0 && (
        <p className="flex items-center gap-2 text-success">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {t('Todo bien: puede salir.')}
        </p>
      )}
      {findings && findings.length > 0 && (
        <ul className="flex flex-col gap-2">
          {findings.map((finding, index) => (
            <Finding key={`${finding.code}-${index}`} editor={editor} finding={finding} onLead={onLead} />
          ))}
        </ul>
      )}
    </section>
  )
}

type FindingProps = { editor: string; finding: LetterCheckFinding; onLead: (() => void) | undefined }

function Finding({ editor, finding, onLead }: FindingProps) {
  const { t } = useTranslation()
  const isStopping = stoppingFindings.includes(finding.code)
  const Icon = isStopping ? CircleAlert : TriangleAlert
  return (
    <li data-finding={finding.code} className="flex gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isStopping ? 'text-danger' : 'text-warning'}`}
      />
      <span className="min-w-0 wrap-anywhere">
        {isStopping && <strong className="font-medium text-danger">{t('No puede salir:')} </strong>}
        {findingText(finding)}{' '}
        {finding.element !== undefined && (
          <Link
            to={`${editor}${editor.includes('?') ? '&' : '?'}element=${encodeURIComponent(finding.element)}`}
            onClick={onLead}
            className="text-accent-text underline"
          >
            {t('Ver dónde')}
          </Link>
        )}
      </span>
    </li>
  )
}

function weight(code: LetterFindingCode): number {
  return stoppingFindings.includes(code) ? 0 : 1
}
