import type { Lead, LeadChange, LeadState } from '@aurelio/contracts/leads'
import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { notify } from '../../ui/toast.tsx'
import { ownChanges } from './own-changes.ts'
import { leadName, leadProblemWords, stateNames } from './lead-words.ts'

type Seen = Pick<Lead, 'id' | 'version'>

const own = ownChanges()

/** What is done to one lead at once. Nothing is overwritten that somebody else did meanwhile: the toast says so. */
export function useLeadActions() {
  const { t } = useTranslation()
  const update = useMutation(api.leads.update.mutationOptions())

  /** Where it was refused, the person is told; `stale` where somebody else was faster. */
  async function change({ id, version }: Seen, changes: LeadChange): Promise<'saved' | 'stale' | 'failed'> {
    try {
      await own.change(id, version, (baseVersion) => update.mutateAsync({ id, baseVersion, ...changes }))
      return 'saved'
    } catch (error) {
      notify.error(errorText(error, leadProblemWords))
      return error instanceof ORPCError && error.code === 'LEAD_CHANGED' ? 'stale' : 'failed'
    }
  }

  async function setState(lead: Lead, state: LeadState) {
    if (state === lead.state || (await change(lead, { state })) !== 'saved') return
    const words = { name: leadName(lead), state: t(stateNames[state]) }
    notify.success(t('{{name}}: {{state}}', words), {
      id: `lead-${lead.id}`,
      action: {
        label: t('Deshacer'),
        onClick: () => void change({ id: lead.id, version: lead.version + 1 }, { state: lead.state }),
      },
    })
  }

  return { change, setState }
}
