import { useTranslation } from 'react-i18next'
import { PdfError } from '@aurelio/formats/pdf/failure'
import type { Tools } from '../state/tools.ts'
import { OperationForm } from './operation-form.tsx'

/** 'Aplanar': fields and comments become part of their pages. */
export function FlattenPanel() {
  const { t } = useTranslation()

  async function run(tools: Tools) {
    const plain: string[] = []
    let changes = 0
    const files = await tools.forEachFile(async (file, { source }, how) => {
      const made = await tools.pools.write.run('flatten', file, how)
      if (made.changed) changes += 1
      else plain.push(source.name)
      return made.file
    })
    if (changes === 0) throw new PdfError('nothing-to-flatten')
    const notes = plain.map((name) =>
      t('{{name}} no tenía campos ni comentarios: sale como estaba.', { name }),
    )
    return { files, notes }
  }

  return (
    <OperationForm
      verb={t('Aplanar')}
      text={t(
        'Los campos de formulario, los comentarios y los sellos pasan a ser parte de la página, tal como se ven: ya no se pueden cambiar. Los enlaces siguen funcionando.',
      )}
      run={run}
    />
  )
}
