import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'

/** The largest that the server takes. */
const mostBytes = 20 * 1024 * 1024

type BringFileProps = {
  label: string
  /** Where the label does not say of what. */
  name?: string
  size?: 'dense'
  busy: boolean
  onFile: (content: string) => void
}

/** Asks for a file of translations, and reads it. */
export function BringFile({ label, name, size, busy, onFile }: BringFileProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...(size && { size })}
        busy={busy}
        icon={<FileUp aria-hidden="true" className="size-4" />}
        {...(name !== undefined && { 'aria-label': name })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlf,.xliff,.csv,application/xliff+xml,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          if (file.size > mostBytes)
            notify.error(t('El archivo pasa de 20 MB: exporta página por página y tráelas de una en una.'))
          else void file.text().then(onFile)
        }}
      />
    </>
  )
}
