import { ClipboardPaste, Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { Downloader } from './use-downloader.ts'

const examplePlaceholder = 'https://www.youtube.com/watch?v=…'

/** The address with its buttons. Enter asks as well, and says so where the field is empty. */
export function UrlForm({ downloader }: { downloader: Downloader }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { url, busy, enterUrl, getInfo, clear, showError } = downloader
  const disabled = url.trim() === '' || busy !== null

  async function pasteAndGo() {
    try {
      const text = (await navigator.clipboard.readText()).trim()
      enterUrl(text)
      await getInfo(text)
    } catch {
      showError(t('The browser did not let us read the clipboard. Paste the address into the field instead.'))
      input.current?.focus()
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3 @2xl:flex-row @2xl:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === null) void getInfo()
      }}
    >
      <Field label={t('YouTube URL')} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={examplePlaceholder}
            value={url}
            disabled={busy !== null}
            onChange={(event) => enterUrl(event.target.value)}
            onKeyDown={(event) => {
              // The browser does not submit a form whose button is disabled, and then nobody would say what is missing.
              if (event.key !== 'Enter' || !disabled || busy !== null) return
              event.preventDefault()
              void getInfo()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={downloader.info ? 'secondary' : 'primary'}
          size="form"
          busy={busy === 'fetching'}
          disabled={disabled}
          icon={<Search aria-hidden="true" className="size-4" />}
        >
          {t('Get Info')}
        </Button>
        <Button
          size="form"
          disabled={disabled}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => {
            clear()
            input.current?.focus()
          }}
        >
          {t('Clear')}
        </Button>
        <Button
          variant="ghost"
          size="form"
          disabled={busy !== null}
          icon={<ClipboardPaste aria-hidden="true" className="size-4" />}
          onClick={() => void pasteAndGo()}
        >
          {t('Paste and go')}
        </Button>
      </div>
    </form>
  )
}
