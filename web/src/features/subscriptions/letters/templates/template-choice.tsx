import { type LetterTemplate, letterTemplates, type WholeLetter } from '@aurelio/contracts/subscriptions'
import { decodeStoredPage, isSameValue } from '@aurelio/page/document'
import { letterTemplate } from '@aurelio/page/letters'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { LetterValues } from '../use-letter-draft.ts'
import { templateNames } from './template-names.ts'

type TemplateChoiceProps = {
  letter: WholeLetter
  values: LetterValues
  onChange: (change: Partial<LetterValues>) => void
}

/** What a letter begins with. Where something was written already, it asks first. */
export function TemplateChoice({ letter, values, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<LetterTemplate | null>(null)
  const page = values.page ?? letter.document
  const current = letterTemplates.find((name) => isStill(name, page)) ?? ''

  function take(name: LetterTemplate) {
    const { subject, document } = letterTemplate(name)
    const isOwn =
      values.subject !== '' && !letterTemplates.some((one) => letterTemplate(one).subject === values.subject)
    onChange({ page: document, ...(!isOwn && { subject }) })
    setAsked(null)
  }

  return (
    <>
      <Field label={t('Plantilla')}>
        {(control) => (
          <Select
            {...control}
            value={current}
            onChange={({ target }) => {
              const name = letterTemplates.find((one) => one === target.value)
              if (name === undefined) return
              if (current === '') setAsked(name)
              else take(name)
            }}
          >
            {current === '' && <option value="">{t('Escrita por ti')}</option>}
            {letterTemplates.map((name) => (
              <option key={name} value={name}>
                {t(templateNames[name])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('¿Cambiar lo escrito por la plantilla?')}
        description={t('Lo que has escrito en el correo se pierde. No se puede deshacer.')}
        confirmLabel={t('Usar plantilla')}
        onConfirm={() => asked !== null && take(asked)}
      />
    </>
  )
}

/** Nothing of the template was changed; how the server writes it down is no change. */
function isStill(name: LetterTemplate, page: Pick<WholeLetter['document'], 'elements'>): boolean {
  const read = decodeStoredPage(letterTemplate(name).document)
  return read.ok && isSameValue(read.page.elements, page.elements)
}
