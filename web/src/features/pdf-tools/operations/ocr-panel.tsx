import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { readPages } from '../engine/ranges.ts'
import { useBenchState } from '../bench-context.tsx'
import { type LanguageCode, languages } from '../ocr/languages.ts'
import type { Tools } from '../state/tools.ts'
import { ocrFiles, type OcrStep } from './ocr-files.ts'
import { useOcrNotes } from './use-ocr-notes.ts'
import { OperationForm } from './operation-form.tsx'
import { PagesField, usePagesReady } from './pages-field.tsx'

/** 'Reconocer texto': scans and pictures become PDF that can be searched, or plain text. */
export function OcrPanel() {
  const { t } = useTranslation()
  const notesOf = useOcrNotes()
  const [language, setLanguage] = useState<LanguageCode | 'auto'>('auto')
  const [as, setAs] = useState<'pdf' | 'text'>('pdf')
  const [straighten, setStraighten] = useState(true)
  const [withText, setWithText] = useState(false)
  const [pages, setPages] = useState('')
  const [step, setStep] = useState<OcrStep | null>(null)
  const isWorking = useBenchState(({ working }) => working !== null)
  const arePagesReady = usePagesReady(pages)

  async function run(tools: Tools) {
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const placesOf = (count: number) => readPages(pages, longest).places.filter((at) => at < count)
    try {
      const settings = { language, as, straighten, withText, placesOf }
      const outcomes = await ocrFiles(tools, settings, setStep)
      return { files: outcomes.map(({ file }) => file), notes: notesOf(outcomes) }
    } finally {
      setStep(null)
    }
  }

  return (
    <OperationForm
      verb={t('Reconocer')}
      text={t(
        'Lee el texto de escaneos y fotos, también de los torcidos o puestos del revés. La primera vez descarga de tu servidor lo que lo hace, unos 4 MB y 2 por idioma; los archivos no salen de tu navegador.',
      )}
      isReady={arePagesReady}
      run={run}
    >
      <Field label={t('Idioma del texto')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={({ target }) =>
              setLanguage(languages.find(({ code }) => code === target.value)?.code ?? 'auto')
            }
          >
            <option value="auto">{t('Averiguarlo')}</option>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {t(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Choices
        legend={t('Resultado')}
        name="ocr-as"
        value={as}
        options={[
          { value: 'pdf', label: t('PDF en el que se puede buscar') },
          { value: 'text', label: t('Solo el texto (.txt)') },
        ]}
        onChange={setAs}
      />
      {as === 'pdf' && (
        <Checkbox
          label={t('Enderezar las páginas torcidas')}
          checked={straighten}
          onChange={(event) => setStraighten(event.target.checked)}
        />
      )}
      <Checkbox
        label={t('Leer también las páginas que ya tienen texto')}
        checked={withText}
        onChange={(event) => setWithText(event.target.checked)}
      />
      <PagesField value={pages} onChange={setPages} />
      <p role="status" className="text-dense text-muted empty:hidden">
        {isWorking &&
          step &&
          step.pages > 0 &&
          t('Leyendo la página {{page}} de {{pages}} de {{name}}…', { ...step })}
      </p>
    </OperationForm>
  )
}
