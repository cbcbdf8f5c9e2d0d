import { quizFileKinds, type QuizQuestion, unaskedKinds } from '@aurelio/contracts/quiz-document'
import { mostMegabytes, usualMegabytes } from '@aurelio/page'
import { ArrowDown, ArrowUp, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'

type QuestionExtrasProps = { question: QuizQuestion; onChange: (question: QuizQuestion) => void }

/** What a question says beside its text, and by which name it is quoted. */
export function QuestionExtras({ question, onChange }: QuestionExtrasProps) {
  const { t } = useTranslation()
  const { kind } = question
  const line = (name: 'help' | 'name' | 'low' | 'high', label: string, help?: string) => (
    <Field label={label} help={help} className="min-w-0">
      {(control) => (
        <Input
          {...control}
          maxLength={name === 'name' ? 60 : 300}
          value={question[name]}
          onChange={({ target }) => onChange({ ...question, [name]: target.value })}
        />
      )}
    </Field>
  )
  if (unaskedKinds.has(kind)) return null
  return (
    <>
      {line('help', t('Ayuda'))}
      {line('name', t('Nombre para citarla'), t('Con él se cita en otros textos y se usa en los cálculos.'))}
      {(kind === 'scale' || kind === 'nps') && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
          {line('low', t('Al principio de la escala'))}
          {line('high', t('Al final de la escala'))}
        </div>
      )}
    </>
  )
}

const fileWords = {
  any: 'Cualquier archivo habitual',
  images: 'Solo imágenes',
  documents: 'Solo documentos',
} as const

/** Which files a question takes, by the rules of forms. */
export function FileFields({ question, onChange }: QuestionExtrasProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      <Field label={t('Qué archivos')} className="min-w-0 flex-1 basis-40">
        {(control) => (
          <Select
            {...control}
            value={question.accept}
            onChange={({ target }) =>
              onChange({
                ...question,
                accept: quizFileKinds.find((each) => each === target.value) ?? 'any',
              })
            }
          >
            {quizFileKinds.map((each) => (
              <option key={each} value={each}>
                {t(fileWords[each])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('MB como mucho')} className="min-w-0 flex-1 basis-24">
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={mostMegabytes}
            placeholder={String(usualMegabytes)}
            value={question.max ?? ''}
            onChange={({ target }) => {
              const megabytes = Number(target.value)
              const max = megabytes > 0 ? Math.min(mostMegabytes, megabytes) : null
              onChange({ ...question, max })
            }}
          />
        )}
      </Field>
    </div>
  )
}

type QuestionOrderProps = {
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onCopy?: () => void
}

/** Moves a question or an option among its like, and makes another of it. */
export function OrderButtons({
  isFirst,
  isLast,
  onMove,
  onCopy,
  name,
}: QuestionOrderProps & { name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton
        label={t('Subir {{name}}', { name })}
        icon={<ArrowUp aria-hidden="true" className="size-4" />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('Bajar {{name}}', { name })}
        icon={<ArrowDown aria-hidden="true" className="size-4" />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      {onCopy && (
        <IconButton
          label={t('Duplicar {{name}}', { name })}
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={onCopy}
        />
      )}
    </>
  )
}
