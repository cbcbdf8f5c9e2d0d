import type { PageDocument } from '@aurelio/page/document'
import { Upload } from 'lucide-react'
import { useId, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageText } from '../../../../../platform/i18n/message-text.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { readTemplateFile } from './read-template-file.ts'

/** What an earlier file was refused for goes with the next one. */
const refusalToast = 'editor-template'

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
      notify.error(messageText(result.refusal), {
        id: refusalToast,
        ...(result.isContent && {
          description: t('Tu página sigue como estaba. Corrige el archivo y vuelve a subirlo, o elige otro.'),
        }),
      })
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
