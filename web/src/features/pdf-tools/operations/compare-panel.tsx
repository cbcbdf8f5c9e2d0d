import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useBenchState } from '../bench-context.tsx'
import { documentsOf } from '../state/model.ts'
import type { Tools } from '../state/tools.ts'
import { type ComparedPair, compareFiles, comparison, isDifferent } from './compare-files.ts'
import { ComparedPages } from './compared-pages.tsx'
import { OperationForm } from './operation-form.tsx'

/** 'Comparar': what two files say and show, side by side. */
export function ComparePanel() {
  const { t } = useTranslation()
  const pages = useBenchState((state) => state.pages)
  const sources = useBenchState((state) => state.sources)
  const result = useBenchState((state) => state.result)
  const [onlyDifferent, setOnlyDifferent] = useState(true)
  const [pairs, setPairs] = useState<readonly ComparedPair[]>([])
  const [before, after] = documentsOf({ pages, sources })

  async function run(tools: Tools) {
    const all = await compareFiles(tools)
    const different = all.filter(isDifferent)
    const shown = onlyDifferent && different.length > 0 ? different : all
    setPairs(shown)
    const sum = (of: 'removed' | 'added') => all.reduce((words, pair) => words + pair[of].length, 0)
    const counts = { pages: different.length, removed: sum('removed'), added: sum('added') }
    const notes =
      different.length === 0
        ? [t('Los dos archivos dicen y muestran lo mismo.')]
        : [
            t(
              'Páginas con diferencias: {{pages}}. Palabras quitadas: {{removed}}; añadidas: {{added}}.',
              counts,
            ),
          ]
    return { files: [{ name: t('comparación.pdf'), blob: await comparison(tools, shown) }], notes }
  }

  return (
    <>
      <OperationForm
        verb={t('Comparar')}
        text={t(
          'Pone los dos primeros archivos lado a lado: lo que se ha quitado en rojo, lo que se ha añadido en verde y lo que se ve distinto en amarillo.',
        )}
        run={run}
      >
        {before && after && (
          <ul className="flex flex-col gap-1 text-dense break-words text-muted">
            <li>{t('{{name}} es el de antes', { name: before.source.name })}</li>
            <li>{t('{{name}} es el de después', { name: after.source.name })}</li>
          </ul>
        )}
        <Checkbox
          label={t('Solo las páginas con diferencias')}
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.target.checked)}
        />
      </OperationForm>
      {result && pairs.length > 0 && <ComparedPages pairs={pairs} />}
    </>
  )
}
