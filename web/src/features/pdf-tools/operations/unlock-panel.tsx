import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { blaming, failureOf, PdfError } from '@aurelio/formats/pdf/failure'
import { useBenchState } from '../bench-context.tsx'
import { inTurn, type Tools } from '../state/tools.ts'
import { OperationForm } from './operation-form.tsx'

/** 'Desbloquear': the files without their passwords, which the person has to know. */
export function UnlockPanel() {
  const { t } = useTranslation()
  const isLimited = useBenchState(({ sources }) => sources.some(({ limited }) => limited))
  const [owner, setOwner] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  async function run({ documents, pools, how, worksOn }: Tools) {
    const locked = documents.filter(({ source }) => source.encrypted)
    if (locked.length === 0) throw new PdfError('not-locked')
    worksOn(locked.map(({ source }) => source))
    const files = await inTurn(locked, how.onProgress, async ({ source }, onProgress) => {
      const { file, name, limited: mustOwn } = source
      const job = { file, password: mustOwn ? owner : source.password, mustOwn }
      try {
        return { name, blob: await pools.write.run('unlock', job, { ...how, onProgress }) }
      } catch (error) {
        if (failureOf(error).code === 'wrong-password') setWrong(owner)
        throw locked.length > 1 ? blaming(name, error) : error
      }
    })
    return { files, ofPasswords: true }
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
