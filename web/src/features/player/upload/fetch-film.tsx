import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { filmWords } from '../film-words.ts'

/** A film of an address: the downloader brings it, and it is made as if it had been sent. */
export function FetchFilm() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const fetch = useMutation(
    api.films.fetch.mutationOptions({
      onSuccess: () => {
        setOpen(false)
        setUrl('')
      },
    }),
  )
  return (
    <>
      <Button icon={<Link2 aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('Desde una dirección')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('Traer un vídeo de una dirección')}
        description={t('De una página o de un archivo. Trae solo lo que puedas usar.')}
      >
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            fetch.mutate({ url: url.trim() })
          }}
        >
          <Field
            label={t('Dirección del vídeo')}
            error={fetch.error ? errorText(fetch.error, filmWords) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                required
                placeholder="https://"
                value={url}
                onChange={({ target }) => setUrl(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" className="self-end" busy={fetch.isPending}>
            {t('Traer el vídeo')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
