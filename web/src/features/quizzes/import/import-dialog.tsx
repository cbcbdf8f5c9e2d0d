import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { useCreateQuiz } from '../use-create-quiz.ts'
import { type Read, readQuizText } from './read-quiz-text.ts'

type ImportDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  create: ReturnType<typeof useCreateQuiz>
}
const mostBytes = 2_000_000

/** A quiz out of questions that stand somewhere else already: pasted, or in a table. */
export function ImportDialog({ open, onOpenChange, create }: ImportDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const thanks = {
    title: t('Gracias por responder'),
    text: t('Con lo que nos cuentas ya podemos ayudarte.'),
    points: t('Puntos'),
  }
  const example = [t('¿Cómo es tu piel?'), `- ${t('Seca')} (2)`, `- ${t('Grasa')} (1)`].join('\n')
  const take = (read: Read, name: string) => {
    if ('problem' in read) setProblem(problemText(read, t))
    else create.mutate({ name, document: read.document })
  }
  const file = useMutation({
    async mutationFn(chosen: File) {
      if (chosen.size > mostBytes) {
        setProblem(t('El archivo es demasiado grande: hasta 2 MB.'))
        return
      }
      const { readQuizCsv } = await import('./read-quiz-csv.ts')
      take(
        readQuizCsv(await chosen.text(), thanks),
        chosen.name.replace(/\.\w+$/, '').slice(0, 120) || 'Quiz',
      )
    },
    onError: () => setProblem(t('No se ha podido leer el archivo.')),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Importar preguntas')}
      description={t(
        'Cada pregunta en un párrafo; las opciones debajo, con un guion, y sus puntos entre paréntesis.',
      )}
      actions={
        <Button
          variant="primary"
          busy={create.isPending}
          onClick={() => take(readQuizText(text, thanks), t('Quiz importado'))}
        >
          {t('Crear con este texto')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('Preguntas pegadas')} error={problem} tellsError>
          {(control) => (
            <Textarea
              {...control}
              rows={10}
              value={text}
              placeholder={example}
              onChange={({ target }) => {
                setText(target.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
        <Field
          label={t('O un archivo CSV')}
          help={t('Con las columnas bloque, pregunta, tipo, opción y puntos.')}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) file.mutate(chosen)
                target.value = ''
              }}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

function problemText({ problem, line }: Extract<Read, { problem: string }>, t: TFunction): string {
  const words = {
    empty: t('Aquí no hay ninguna pregunta.'),
    unreadable: t('Esto no es una tabla con una columna «pregunta».'),
    'too-many-blocks': t('Línea {{line}}: un quiz tiene 390 bloques como máximo.', { line }),
    'too-many-options': t(
      'Línea {{line}}: una pregunta tiene 20 opciones como máximo, y un bloque 12 preguntas.',
      {
        line,
      },
    ),
    'too-long': t('Línea {{line}}: un texto tiene 300 letras como máximo.', { line }),
  }
  return words[problem]
}
