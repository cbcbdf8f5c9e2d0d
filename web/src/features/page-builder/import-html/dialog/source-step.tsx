import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { FileChoice } from '../../import/file-choice.tsx'

type SourceStepProps = { onFile: (file: File) => void; onPaste: (html: string) => void }

/** Asks for a foreign page: a file, or its code. */
export function SourceStep({ onFile, onPaste }: SourceStepProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  return (
    <>
      <FileChoice
        accept=".html,.htm,.zip"
        text={t('HTML, o un ZIP con la página y sus archivos, hasta 60 MB')}
        busy={false}
        onFile={onFile}
      />
      <Field label={t('O pega su código HTML')} help={t('Importa solo páginas que tengas derecho a usar.')}>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            spellCheck={false}
            className="font-mono text-dense"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div>
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
          {t('Leer página')}
        </Button>
      </div>
    </>
  )
}
