import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import { PencilRuler } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'

type Letter = Extract<SequenceNode, { kind: 'letter' }>

type LetterFieldsProps = { step: Letter; onChange: (step: Letter) => void; onEdit: () => void }

/** What a letter of a sequence says: a text and a button, until it is made with the editor. */
export function LetterFields({ step, onChange, onEdit }: LetterFieldsProps) {
  const { t } = useTranslation()
  const { button = { label: '', link: '' }, ...letter } = step
  const press = (change: Partial<typeof button>) => {
    const next = { ...button, ...change }
    onChange(next.label === '' && next.link === '' ? letter : { ...letter, button: next })
  }
  return (
    <>
      <Field label={t('Asunto')} error={step.subject.trim() === '' ? t('Escribe un asunto.') : undefined}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={150}
            value={step.subject}
            onChange={({ target }) => onChange({ ...step, subject: target.value })}
          />
        )}
      </Field>
      {step.document === undefined && (
        <>
          <Field
            label={t('Texto')}
            help={t('Deja una línea en blanco entre párrafos.')}
            error={step.text.trim() === '' ? t('Escribe el correo.') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                rows={8}
                maxLength={20_000}
                value={step.text}
                onChange={({ target }) => onChange({ ...step, text: target.value })}
              />
            )}
          </Field>
          <div className="grid gap-3 @md:grid-cols-2">
            <Field label={t('Texto del botón')} help={t('Vacío: sin botón.')}>
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  maxLength={80}
                  value={button.label}
                  onChange={({ target }) => press({ label: target.value })}
                />
              )}
            </Field>
            <Field label={t('A dónde lleva')}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={2000}
                  placeholder="https://"
                  value={button.link}
                  onChange={({ target }) => press({ link: target.value })}
                />
              )}
            </Field>
          </div>
        </>
      )}
      <div>
        <Button icon={<PencilRuler aria-hidden="true" className="size-4" />} onClick={onEdit}>
          {step.document === undefined ? t('Diseñar el correo') : t('Editar el correo')}
        </Button>
      </div>
    </>
  )
}
