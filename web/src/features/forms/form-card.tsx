import { addresses } from '@aurelio/contracts/addresses'
import type { Form } from '@aurelio/contracts/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime } from '../../platform/format.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useCan } from '../../platform/auth/use-can.ts'
import { AnswersExport } from './answers-export.tsx'
import type { FormActions } from './form-actions.ts'
import { ConvertButton, OwnFormButtons } from './form-buttons.tsx'
import { FormDetails } from './form-details.tsx'

/** One form: how much it is answered, and on demand what, and its code for other sites. */
export function FormCard({ form, ...actions }: { form: Form } & FormActions) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { formId, pageId, name, pages, address, answers, lastAt } = form
  const mayEdit = useCan('pages.edit')
  const leads = addresses.leadsBy({ page: pageId, form: formId })
  return (
    <li className="flex flex-col gap-4 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base font-semibold break-words">{name}</h2>
          <p className="text-dense text-muted">
            {pageId !== null
              ? t('Vive en su página')
              : pages.length === 0
                ? t('Del espacio; todavía no está en ninguna página publicada')
                : t('Del espacio; en {{pages}}', { pages: pages.map((page) => page.name).join(', ') })}
          </p>
          <p className="text-dense text-muted tabular-nums">
            {t('{{count}} respuestas', { count: answers })}
            {lastAt !== null && ` · ${t('la última, el {{moment}}', { moment: formatDateTime(lastAt) })}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayEdit && pageId === null && <OwnFormButtons form={form} {...actions} />}
          {mayEdit && pageId !== null && !formId.includes('.') && (
            <ConvertButton pageId={pageId} formId={formId} {...actions} />
          )}
          {address !== null && (
            <a href={address} target="_blank" rel="noopener" className={buttonClass({ size: 'dense' })}>
              {t('Abrir')}
            </a>
          )}
          <Link to={leads} className={buttonClass({ size: 'dense' })}>
            {t('Ver los leads')}
          </Link>
          <AnswersExport form={form} />
          <Button size="dense" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('Resumen y código')}
          </Button>
        </div>
      </div>
      {isOpen && <FormDetails form={form} />}
    </li>
  )
}
