import type { QuizResult } from '@aurelio/contracts/quiz-document'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { freshId } from '../../../ui/graph/graph-edits.ts'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

type ResultExtrasProps = { result: QuizResult; onChange: (result: QuizResult) => void }

/** What more a result shows, and what follows for the lead who gets it. */
export function ResultExtras({ result, onChange }: ResultExtrasProps) {
  const { t } = useTranslation()
  const { sections, mail } = result
  return (
    <>
      {sections.map((part, at) => {
        const put = (change: Partial<typeof part>) =>
          onChange({ ...result, sections: sections.with(at, { ...part, ...change }) })
        const number = at + 1
        return (
          <fieldset key={part.id} className="flex flex-col gap-3 rounded-md border p-3">
            <legend className="px-1 text-dense text-muted">{t('Sección {{number}}', { number })}</legend>
            {textField(t('Título de la sección'), part.title, (title) => put({ title }))}
            {longField(t('Texto de la sección'), part.text, (words) => put({ text: words }))}
            {textField(t('Dirección de la imagen'), part.picture, (picture) => put({ picture }), 2000)}
            {textField(t('Botón de la sección'), part.buttonText, (buttonText) => put({ buttonText }))}
            {textField(t('Enlace de la sección'), part.buttonLink, (buttonLink) => put({ buttonLink }), 2000)}
            <Button
              size="dense"
              variant="ghost"
              onClick={() => onChange({ ...result, sections: sections.filter(({ id }) => id !== part.id) })}
            >
              {t('Quitar sección')}
            </Button>
          </fieldset>
        )
      })}
      <Button
        size="dense"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={sections.length >= 12}
        onClick={() =>
          onChange({
            ...result,
            sections: [
              ...sections,
              {
                id: freshId(),
                title: t('Qué hacer ahora'),
                text: '',
                picture: '',
                buttonText: '',
                buttonLink: '',
              },
            ],
          })
        }
      >
        {t('Añadir sección')}
      </Button>
      {textField(
        t('Archivo que se puede descargar'),
        result.download,
        (download) => onChange({ ...result, download }),
        2000,
      )}
      {textField(t('Texto de la descarga'), result.downloadText, (downloadText) =>
        onChange({ ...result, downloadText }),
      )}
      {textField(t('Etiqueta para el lead'), result.label, (label) => onChange({ ...result, label }), 40)}
      {textField(
        t('Asunto del correo con el resultado'),
        mail.subject,
        (subject) => onChange({ ...result, mail: { ...mail, subject } }),
        200,
      )}
      {longField(t('Texto del correo con el resultado'), mail.text, (words) =>
        onChange({ ...result, mail: { ...mail, text: words } }),
      )}
    </>
  )
}

function textField(label: string, value: string, onText: (text: string) => void, most = 300) {
  return (
    <Field label={label}>
      {(control) => (
        <Input {...control} maxLength={most} value={value} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  )
}

function longField(label: string, value: string, onText: (text: string) => void) {
  return (
    <Field label={label}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={4000}
          value={value}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  )
}
