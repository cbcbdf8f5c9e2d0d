import type { JoinedContact, Lead, LeadHistory as History } from '@aurelio/contracts/leads'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkedProjects } from '../../ui/linked-projects.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AlikeLeads } from './alike-leads.tsx'
import { ContactLinks } from './contact-links.tsx'
import { JoinedContacts } from './joined-contacts.tsx'
import { LastSubmission } from './last-submission.tsx'
import { LeadFunnel } from './lead-funnel.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadNote } from './lead-note.tsx'
import { LeadStanding } from './lead-standing.tsx'
import { LeadSteps } from './lead-steps.tsx'
import { leadName } from './lead-words.ts'
import { NextStep } from './next-step.tsx'
import { PersonData } from './person-data.tsx'
import { ReachButtons } from './reach-buttons.tsx'

type LeadDialogProps = {
  id: string
  /** The leads of the list beside this one. */
  before?: string | undefined
  after?: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** One lead, named by its person: what they wrote, how it stands, what comes next, and all that happened. */
export function LeadDialog({ id, before, after, onOpen, onClose }: LeadDialogProps) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useQuery(api.leads.get.queryOptions({ input: { id } }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? leadName(data.lead) : t('Lead')}
      className="max-w-2xl"
    >
      <LeadSteps before={before} after={after} onOpen={onOpen} />
      {data ? (
        <Content key={id} {...data} onClose={onClose} />
      ) : isError ? (
        <div className="flex flex-col items-start gap-3">
          <p role="alert" className="text-danger">
            {isGone(error) ? t('Este lead ya no está, o la dirección no es correcta.') : errorText(error)}
          </p>
          {!isGone(error) && <Button onClick={() => void refetch()}>{t('Reintentar')}</Button>}
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  )
}

type ContentProps = {
  lead: Lead
  history: History
  alike: ComponentProps<typeof AlikeLeads>['alike']
  joined: readonly JoinedContact[]
  onClose: () => void
}

function Content({ lead, history, alike, joined, onClose }: ContentProps) {
  const { t } = useTranslation()
  const mayChange = useCan('leads.change')
  const [last, ...others] = history.filter((entry) => entry.kind === 'submission')
  return (
    <div className="@container -mx-2 flex min-h-0 flex-col gap-6 overflow-y-auto px-2 pb-1">
      {last && <LastSubmission submission={last} />}
      <ReachButtons lead={lead} />
      {(lead.email || lead.phone) && (
        <p className="-mt-3 flex flex-wrap gap-x-4">
          <ContactLinks lead={lead} />
        </p>
      )}
      <LeadStanding lead={lead} mayChange={mayChange} />
      {mayChange && (
        <>
          <NextStep id={lead.id} />
          <LeadNote id={lead.id} />
          <LeadFunnel id={lead.id} />
          <LeadFacts lead={lead} />
          <section aria-label={t('Proyectos')} className="flex flex-col gap-2">
            <h3 className="font-semibold">{t('Proyectos')}</h3>
            <LinkedProjects kind="lead" id={lead.id} />
          </section>
        </>
      )}
      {mayChange && <JoinedContacts joined={joined} />}
      {mayChange && <AlikeLeads id={lead.id} alike={alike} />}
      <LeadHistory
        history={history}
        mayChange={mayChange}
        shownId={others.length === 0 ? last?.id : undefined}
      />
      {mayChange && <PersonData id={lead.id} name={leadName(lead)} onErased={onClose} />}
    </div>
  )
}
