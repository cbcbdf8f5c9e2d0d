import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { failureOf, PdfError } from '../engine/failure.ts'
import { useBenchState } from '../screen/bench-context.tsx'
import type { ResultFile } from '../state/model.ts'
import type { Tools } from '../state/tools.ts'
import { OperationForm } from './operation-form.tsx'

/** 'Desbloquear': the files without their passwords, which the person has to know. */
export function UnlockPanel() {
  const { t } = useTranslation()
  const isLimited = useBenchState(({ sources }) => sources.some(({ limited }) => limited))
  const [owner, setOwner] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  async function run({ documents, pools, signal }: Tools) {
    const locked = documents.filter(({ source }) => source.encrypted)
    if (locked.length === 0) throw new PdfError('not-locked')
    const files: ResultFile[] = []
    for (const { source } of locked) {
      const { file, name, limited: mustOwn } = source
      const password = mustOwn ? owner : source.password
      try {
        files.push({ name, blob: await pools.write.run('unlock', { file, password, mustOwn }, { signal }) })
      } catch (error) {
        if (failureOf(error).code === 'wrong-password') setWrong(owner)
        throw error
      }
    }
    return { files }
  }

  return (
    <OperationForm
      verb={t('Desbloquear')}
      text={t('Quita la contraseña y los límites de cada PDF. Solo con la contraseña: sin ella no se puede.')}
      run={run}
    >
      {isLimited && (
        <Field
          label={t('Contraseña')}
          help={t('La del propietario: el archivo se abre sin ella, pero limita lo que se puede hacer.')}
          error={wrong !== null && wrong === owner ? t('La contraseña no es correcta.') : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              value={owner}
              onChange={(event) => setOwner(event.target.value)}
            />
          )}
        </Field>
      )}
    </OperationForm>
  )
}
