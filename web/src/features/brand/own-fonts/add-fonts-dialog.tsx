import { fontSchema, largestFont } from '@aurelio/contracts/fonts'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { sendFile } from '../../../platform/api/send-file.ts'
import { formatBytes } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { faceText, fontWords } from './font-words.ts'

type Outcome = { name: string; isTaken: boolean; text: string }

/** Takes files of letters, one after the other, and says of each what became of it. */
export function AddFontsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const formId = useId()
  const [files, setFiles] = useState<readonly File[]>([])
  const [hasLicence, setHasLicence] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])

  async function send(file: File): Promise<Outcome> {
    const { name, size } = file
    try {
      if (size > largestFont)
        return { name, isTaken: false, text: fontWords.PAYLOAD_TOO_LARGE({ bytes: largestFont }) }
      const font = await sendFile('/api/fonts?licence=yes', file, fontSchema)
      const [last] = font.files.toSorted((one, other) => (one.licensedAt < other.licensedAt ? 1 : -1))
      const face = font.family.faces.find((each) => each.file === last?.id)
      const weight = face ? faceText(face) : ''
      const missing = last?.missing ?? ''
      const text =
        missing === ''
          ? t('Ya la tienes: {{family}}, {{weight}}.', { family: font.name, weight })
          : t('Ya la tienes: {{family}}, {{weight}}. No tiene {{letters}}: se verán en otra letra.', {
              family: font.name,
              weight,
              letters: Array.from(missing).join(' '),
            })
      return { name, isTaken: true, text }
    } catch (error) {
      return { name, isTaken: false, text: errorText(error, fontWords) }
    }
  }

  async function sendAll() {
    setAsked(true)
    if (files.length === 0 || !hasLicence) return
    setBusy(true)
    setOutcomes([])
    for (const file of files) {
      const outcome = await send(file)
      setOutcomes((before) => [...before, outcome])
    }
    setFiles([])
    setAsked(false)
    setBusy(false)
    await queries.invalidateQueries({ queryKey: api.fonts.key() })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Añadir letra')}
      description={t(
        'Sube los archivos de la familia, uno por cada grosor o cursiva. Los que son de la misma quedan juntos.',
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('Cerrar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('Subir letra')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 overflow-y-auto p-1"
        onSubmit={(event) => {
          event.preventDefault()
          void sendAll()
        }}
      >
        <Field
          label={t('Archivos de letra')}
          help={t('WOFF2, WOFF, TTF u OTF, hasta {{size}} cada uno.', { size: formatBytes(largestFont) })}
          error={asked && files.length === 0 ? t('Elige al menos un archivo.') : undefined}
        >
          {(control) => (
            <input
              {...control}
              // Another one each time, so that the same file can be chosen again.
              key={outcomes.length}
              type="file"
              multiple
              accept=".woff2,.woff,.ttf,.otf"
              disabled={isBusy}
              onChange={({ target }) => setFiles([...(target.files ?? [])])}
              className="w-full text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-border-strong file:bg-surface file:px-3 file:text-sm file:font-medium"
            />
          )}
        </Field>
        <div className="flex flex-col gap-1">
          <Checkbox
            checked={hasLicence}
            disabled={isBusy}
            aria-invalid={asked && !hasLicence ? true : undefined}
            onChange={({ target }) => setHasLicence(target.checked)}
            label={t(
              'Tengo licencia para usar esta letra en páginas web. Queda anotado quién lo dice y cuándo.',
            )}
          />
          {asked && !hasLicence && (
            <p role="alert" className="text-dense text-danger">
              {t('Marca que tienes licencia para usarla en páginas web.')}
            </p>
          )}
        </div>
        <ul role="status" className="flex flex-col gap-2">
          {outcomes.map(({ name, isTaken, text }) => (
            <li key={`${name} ${text}`} className="flex items-start gap-2 text-sm">
              {isTaken ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
              ) : (
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
              )}
              <span className="min-w-0">
                <bdi className="font-medium break-words">{name}</bdi>
                <span className="block text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
