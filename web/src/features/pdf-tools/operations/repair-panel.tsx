import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { Tools } from '../state/tools.ts'
import { OperationForm } from './operation-form.tsx'

/** 'Reparar': each file read as well as it can be and written whole, for the web if wished. */
export function RepairPanel() {
  const { t } = useTranslation()
  const [forWeb, setForWeb] = useState(true)

  async function run(tools: Tools) {
    const healed: string[] = []
    const files = await tools.forEachFile(async (file, { source }, how) => {
      const made = await tools.pools.write.run('repair', { file, forWeb }, how)
      if (made.repaired || source.repaired) healed.push(source.name)
      return made.file
    })
    const notes =
      healed.length === 0
        ? [t('No había nada que reparar.')]
        : healed.map((name) => t('{{name}} estaba dañado y se ha reparado.', { name }))
    return { files, notes }
  }

  return (
    <OperationForm
      verb={t('Reparar')}
      text={t('Vuelve a escribir cada PDF entero, también los que otros programas no abren.')}
      run={run}
    >
      <Checkbox
        label={t('Optimizar para web: se ve la primera página antes de que llegue el resto')}
        checked={forWeb}
        onChange={(event) => setForWeb(event.target.checked)}
      />
    </OperationForm>
  )
}
