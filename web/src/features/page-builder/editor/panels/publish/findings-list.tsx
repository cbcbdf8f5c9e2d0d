import { type Finding, isError } from '@aurelio/page/check'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { fixElement } from '../../model/commands/fix-element.ts'
import { useModel } from '../../model/state/model-context.ts'
import { LegalFix } from './legal-fix.tsx'
import { findingText } from './finding-words.ts'

type FindingsListProps = {
  findings: readonly Finding[]
  /** Where the page belongs: legal pages are made there. */
  siteId: string | null
  ref: Ref<HTMLElement>
  /** Leads to the element: the dialog goes. */
  onGo: (elementId: string) => void
}

/** What the check found, each with the way there and, where it is plain, with what puts it right. */
export function FindingsList({ findings, siteId, ref, onGo }: FindingsListProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-2 rounded-lg border p-3"
    >
      <h3 id={titleId} className="font-semibold">
        {t('Revisión antes de publicar')}
      </h3>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-dense text-muted">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          {t('No hemos encontrado nada que arreglar.')}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {findings.map((finding, at) => (
            <FindingItem
              key={`${finding.code} ${finding.elementId ?? ''} ${at}`}
              finding={finding}
              siteId={siteId}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type FindingItemProps = {
  finding: Finding
  siteId: string | null
  onGo: (elementId: string) => void
}

function FindingItem({ finding, siteId, onGo }: FindingItemProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const { code, elementId, fix } = finding
  const Icon = isError(finding) ? CircleAlert : TriangleAlert
  return (
    <li
      data-finding={code}
      data-error={isError(finding) || undefined}
      className="flex flex-wrap items-center gap-2 border-t pt-2 first:border-t-0 first:pt-0"
    >
      <Icon
        aria-label={isError(finding) ? t('Error') : t('Aviso')}
        className={isError(finding) ? 'size-4 shrink-0 text-danger' : 'size-4 shrink-0 text-warning'}
      />
      <span className="min-w-40 flex-1 text-dense wrap-anywhere">{findingText(finding)}</span>
      {elementId !== null && (
        <span className="flex gap-1">
          <Button size="dense" variant="ghost" onClick={() => onGo(elementId)}>
            {t('Ir al elemento')}
          </Button>
          {code === 'missing-legal' && siteId !== null ? (
            <LegalFix siteId={siteId} onMade={() => fix !== null && fixElement(store, elementId, fix)} />
          ) : (
            fix !== null && (
              <Button size="dense" onClick={() => fixElement(store, elementId, fix)}>
                {t('Arreglar')}
              </Button>
            )
          )}
        </span>
      )}
    </li>
  )
}
