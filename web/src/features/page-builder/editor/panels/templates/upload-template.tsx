import type { PageDocument } from '@aurelio/page/document'
import { Upload } from 'lucide-react'
import { useId, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import type { Text } from '../../../../../platform/i18n/text.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { documentText } from '../../../document-words.ts'
import { type FileRefusal, readTemplateFile, type TemplateFile } from './read-template-file.ts'

/** What an earlier file was refused for goes with the next one. */
const refusalToast = 'editor-template'

/** page-builder.md §8, and ours for a file too large. */
const fileTexts: Record<FileRefusal, Text> = {
  'no-json-file': 'Por favor selecciona un archivo JSON válido.',
  'no-json': 'Error al leer el archivo JSON. Verifica que el formato sea correcto.',
  'too-large': 'El archivo pesa demasiado para ser una plantilla. El máximo son 30 MB.',
}

/** Opens a template from a file; what is none is refused, and the page stays as it was. */
export function UploadTemplate({ onOpen }: { onOpen: (document: PageDocument) => void }) {
  const { t } = useTranslation()
  const id = useId()

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const [file] = input.files ?? []
    if (!file) return
    const result = await readTemplateFile(file)
    // The same file may be chosen again once it has been mended.
    input.value = ''
    if (!result.ok) {
      tell(result)
      return
    }
    notify.dismiss(refusalToast)
    onOpen(result.document)
  }

  return (
    <>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className="peer sr-only"
        onChange={(event) => void open(event)}
      />
      <label
        htmlFor={id}
        className={buttonClass({
          size: 'dense',
          className: 'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        })}
      >
        <Upload aria-hidden="true" className="size-4" />
        {t('Subir plantilla')}
      </label>
    </>
  )
}

function tell(refused: Exclude<TemplateFile, { ok: true }>) {
  if ('file' in refused) {
    notify.error(i18n.t(fileTexts[refused.file]), { id: refusalToast })
    return
  }
  const { content } = refused
  const foreign = i18n.t('Este archivo es JSON, pero no es una plantilla de Aurelio.')
  notify.error(content ? documentText(content) : foreign, {
    id: refusalToast,
    description: i18n.t('Tu página sigue como estaba. Corrige el archivo y vuelve a subirlo, o elige otro.'),
  })
}
