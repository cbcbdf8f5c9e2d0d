import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ArchiveFault, pageWords } from '../engine/archive-fault.ts'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Tools } from '../state/tools.ts'
import type { Removed } from '../worker/archive/clean.ts'
import { OperationForm } from './operation-form.tsx'
import { useArchiveWords } from './archive-words.ts'

type Refused = { name: string; faults: ArchiveFault[] }

/** 'PDF/A': each file for the long term, or what in it stands against that. */
export function ArchivePanel() {
  const { t } = useTranslation()
  const { faultText, removedText } = useArchiveWords()
  const [refused, setRefused] = useState<readonly Refused[]>([])

  async function run(tools: Tools) {
    setRefused([])
    const left: Refused[] = []
    const notes: string[] = []
    const made = await tools.forEachPdf(async (document, how) => {
      const { name } = document.source
      const result = await tools.pools.write.run('archive', await tools.fileOf(document), how)
      if ('faults' in result) {
        left.push({ name, faults: result.faults })
        return []
      }
      notes.push(...result.removed.map((one: Removed) => `${name}: ${removedText(one)}`))
      return [{ name: `${baseName(name)}.pdf`, blob: result.file }]
    })
    setRefused(left)
    const files = made.flat()
    if (files.length === 0) throw new PdfError('no-archive')
    if (left.length > 0)
      notes.push(t('Sin convertir: {{names}}. Debajo del botón dice por qué.', { names: namesOf(left) }))
    return { files, notes }
  }

  return (
    <>
      <OperationForm
        verb={t('Convertir a PDF/A')}
        text={t(
          'Deja cada PDF como PDF/A-2b, el formato de los archivos que se guardan años, sin cambiar lo que se ve. Si no puede serlo de verdad, te dice qué lo impide y en qué páginas.',
        )}
        run={run}
      />
      {refused.length > 0 && (
        <section aria-label={t('Lo que impide el PDF/A')} className="mt-4 flex flex-col gap-3 text-dense">
          {refused.map(({ name, faults }) => (
            <div key={name}>
              <h3 className="font-semibold break-words">{name}</h3>
              <ul className="list-disc pl-5 break-words">
                {faults.map((fault) => (
                  <li key={`${fault.code} ${fault.about ?? ''}`}>
                    {faultText(fault)}
                    {fault.pages.length > 0 &&
                      ` ${t('Páginas: {{pages}}.', { pages: pageWords(fault.pages) })}`}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </>
  )
}

function namesOf(refused: readonly Refused[]) {
  return refused.map(({ name }) => name).join(', ')
}
