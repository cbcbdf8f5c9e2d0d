import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../engine/area.ts'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { useBenchState } from '../bench-context.tsx'
import { documentsOf } from '../state/model.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Tools } from '../state/tools.ts'
import { FindMarks } from './find-marks.tsx'
import { OperationForm } from './operation-form.tsx'
import { RedactSheet } from './redact-sheet.tsx'
import { redactedFile } from './redacted-file.ts'

/** 'Tachar': what is under the marks of the first file is taken out of it, not covered. */
export function RedactPanel() {
  const { t } = useTranslation()
  const source = useBenchState((state) => documentsOf(state).find((one) => one.source.kind === 'pdf')?.source)
  const [drawn, setDrawn] = useState<{ of: string | undefined; marks: readonly Mark[] }>({
    of: undefined,
    marks: [],
  })
  // Marks of a file that is gone mean nothing on another one.
  const marks = drawn.of === source?.id ? drawn.marks : []
  const setMarks = (next: readonly Mark[]) => setDrawn({ of: source?.id, marks: next })

  async function run(tools: Tools) {
    const document = tools.documents.find((one) => one.source.kind === 'pdf')
    if (!document) throw new PdfError('no-documents')
    if (marks.length === 0) throw new PdfError('no-marks')
    tools.worksOn([document.source])
    const blob = await redactedFile(tools, document, marks)
    const name = `${baseName(document.source.name)}_tachado.pdf`
    const notes = [
      t('Comprobado: al leer el archivo otra vez no queda nada bajo las marcas.'),
      t('Las páginas tachadas son ahora imágenes; lo que no tachaste se puede seguir buscando.'),
      t(
        'También se han quitado los metadatos, los adjuntos, las firmas digitales y los campos de esas páginas; los marcadores que lo nombraban salen tachados.',
      ),
    ]
    return { files: [{ name, blob }], notes }
  }

  return (
    <OperationForm
      verb={t('Tachar')}
      text={t(
        'Quita de verdad lo que marques: texto, imágenes y lo que el archivo cuente de ellos. No lo tapa, lo borra.',
      )}
      run={run}
    >
      {source && <FindMarks source={source} onFound={(found) => setMarks([...marks, ...found])} />}
      <RedactSheet marks={marks} onMarks={setMarks} />
    </OperationForm>
  )
}
